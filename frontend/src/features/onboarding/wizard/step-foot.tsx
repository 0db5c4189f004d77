import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { WorkingMark } from '../../../shared/ui/waiting';

interface StepFootProps {
  readonly onBack: (() => void) | undefined;
  /** Whether there are so many ways on that the word is left out on narrow screens. */
  readonly isCrowded?: boolean;
  readonly children: ReactNode;
}

/** The foot of a step, which stays at the bottom of the screen: back at the left, the ways on at the right. */
export function StepFoot({ onBack, isCrowded = false, children }: StepFootProps) {
  return (
    <div className="tr-foot">
      {onBack !== undefined && (
        <button type="button" className="btn btn-plain" onClick={onBack}>
          <Icon name="arrow-left" />
          <span className={isCrowded ? 'tr-from-sm' : undefined}>Back</span>
        </button>
      )}
      <span className="tr-row flex-nowrap tr-push">{children}</span>
    </div>
  );
}

interface NextButtonProps {
  readonly label: string;
  readonly saving: boolean;
  readonly disabled?: boolean;
  /** Without it the button submits the form around. */
  readonly onClick?: () => void;
}

/** The way on: the one primary action of a step. */
export function NextButton({ label, saving, disabled = false, onClick }: NextButtonProps) {
  return (
    <button
      type={onClick === undefined ? 'submit' : 'button'}
      className="btn btn-primary"
      disabled={disabled}
      // Not disabled while it saves: that would take the focus from it.
      aria-disabled={saving}
      onClick={(event) => {
        if (saving) event.preventDefault();
        else onClick?.();
      }}
    >
      {saving && <WorkingMark />}
      {saving ? 'Saving...' : label}
      {!saving && !disabled && <Icon name="arrow-right" />}
    </button>
  );
}
