import { Icon } from '../ui/icon';
import { ButtonSpinner } from '../ui/loading';

interface DescriptionActionsProps {
  readonly isEnhancing: boolean;
  readonly isVoiceShown: boolean;
  readonly onEnhance: () => void;
  readonly onCancel: () => void;
  readonly onToggleVoice: (isVoiceShown: boolean) => void;
}

/** The buttons beside the label of a description: switch to voice, enhance (spec section 2). */
export function DescriptionActions({
  isEnhancing,
  isVoiceShown,
  onEnhance,
  onCancel,
  onToggleVoice,
}: DescriptionActionsProps) {
  return (
    <div className="tr-describe-actions">
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => onToggleVoice(!isVoiceShown)}>
        <Icon name={isVoiceShown ? 'keyboard' : 'mic'} />
        {isVoiceShown ? 'Switch to Text' : 'Switch to Voice'}
      </button>
      <button
        type="button"
        className="btn btn-soft btn-sm"
        aria-label={isEnhancing ? 'Cancel enhancing' : undefined}
        onClick={isEnhancing ? onCancel : onEnhance}
      >
        {isEnhancing ? <ButtonSpinner /> : <Icon name="magic" />}
        {isEnhancing ? 'Cancel' : 'Enhance description'}
      </button>
      <span className="visually-hidden" role="status">
        {isEnhancing && 'Enhancing...'}
      </span>
    </div>
  );
}
