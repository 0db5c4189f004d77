import type { OnboardingStep } from '@trackrecord/contracts';

/** The labels of the progress bar and their short forms for narrow screens (spec section 2). */
const LABELS = [
  { label: 'Personal', short: 'You' },
  { label: 'Education', short: 'Study' },
  { label: 'Exp & Proj', short: 'Work' },
  { label: 'Skills', short: 'Skills' },
  { label: 'Preferences', short: 'Prefs' },
] as const;

const POSITIONS: Readonly<Record<OnboardingStep, number>> = {
  userType: 0,
  personal: 0,
  education: 1,
  experience: 2,
  skills: 3,
  preferences: 4,
  review: 4,
};

interface WizardProgressProps {
  readonly step: OnboardingStep;
}

export function WizardProgress({ step }: WizardProgressProps) {
  const current = POSITIONS[step];
  return (
    <ol className="tr-steps mb-3" aria-label="Progress">
      {LABELS.map(({ label, short }, position) => (
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
