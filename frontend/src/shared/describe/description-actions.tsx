import { Icon } from '../ui/icon';
import { ButtonSpinner } from '../ui/loading';

interface DescriptionActionsProps {
  readonly enhancing: boolean;
  readonly speaking: boolean;
  readonly onEnhance: () => void;
  readonly onCancel: () => void;
  readonly onSpeak: (speaking: boolean) => void;
}

/** The buttons beside the label of a description: switch to voice, enhance (spec section 2). */
export function DescriptionActions({ enhancing, speaking, onEnhance, onCancel, onSpeak }: DescriptionActionsProps) {
  return (
    <div className="tr-describe-ways">
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => onSpeak(!speaking)}>
        <Icon name={speaking ? 'keyboard' : 'mic'} />
        {speaking ? 'Switch to Text' : 'Switch to Voice'}
      </button>
      <button
        type="button"
        className="btn btn-soft btn-sm"
        aria-label={enhancing ? 'Cancel enhancing' : undefined}
        onClick={enhancing ? onCancel : onEnhance}
      >
        {enhancing ? <ButtonSpinner /> : <Icon name="magic" />}
        {enhancing ? 'Cancel' : 'Enhance description'}
      </button>
      <span className="visually-hidden" role="status">
        {enhancing && 'Enhancing...'}
      </span>
    </div>
  );
}
