import type { OnboardingStep } from '@trackrecord/contracts';
import { PROGRESS, positionOf } from './steps';

interface WizardProgressProps {
  readonly step: OnboardingStep;
}

/** How far the wizard has come: five lanes, done full, current half (spec section 2). */
export function WizardProgress({ step }: WizardProgressProps) {
  const current = positionOf(step);
  return (
    <ol className="tr-steps mb-3" aria-label="Progress">
      {PROGRESS.map(({ label, short }, position) => (
        <li
          key={label}
          className={position < current ? 'is-done' : undefined}
          aria-current={position === current ? 'step' : undefined}
        >
          <span className="d-none d-sm-inline">{label}</span>
          <span className="d-sm-none">{short}</span>
          {position < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
