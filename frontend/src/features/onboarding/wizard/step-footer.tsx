import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';

interface StepFooterProps {
  readonly onBack: (() => void) | undefined;
  /** Hides the label of the back button on narrow screens. */
  readonly isCrowded?: boolean;
  readonly children: ReactNode;
}

/** The sticky footer of a step: the back button on the left, the other actions on the right. */
export function StepFooter({ onBack, isCrowded = false, children }: StepFooterProps) {
  return (
    <div className="tr-foot">
      {onBack !== undefined && (
        <button type="button" className="btn btn-plain" onClick={onBack}>
          <Icon name="arrow-left" />
          <span className={isCrowded ? 'tr-from-sm' : undefined}>Back</span>
        </button>
      )}
      <span className="tr-row tr-foot-actions tr-push">{children}</span>
    </div>
  );
}

interface NextButtonProps {
  readonly label: string;
  readonly isSaving: boolean;
  readonly disabled?: boolean;
  /** If undefined, the button submits the surrounding form. */
  readonly onClick?: () => void;
}

export function NextButton({ label, isSaving, disabled = false, onClick }: NextButtonProps) {
  return (
    <button
      type={onClick === undefined ? 'submit' : 'button'}
      className="btn btn-primary"
      disabled={disabled}
      // Not `disabled` while saving, since that would drop the focus.
      aria-disabled={isSaving}
      onClick={(event) => {
        if (isSaving) event.preventDefault();
        else onClick?.();
      }}
    >
      {isSaving && <ButtonSpinner />}
      {isSaving ? 'Saving...' : label}
      {!isSaving && !disabled && <Icon name="arrow-right" />}
    </button>
  );
}
