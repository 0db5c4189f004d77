import type { OnboardingStep } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccessBanner } from '../../../shared/accesses/access-banner';
import { useSignOut } from '../../../shared/session/use-sign-out';
import { Icon } from '../../../shared/ui/icon';
import { Logo } from '../../../shared/ui/logo';
import { Main } from '../../../shared/ui/main';
import { ThemeButton } from '../../../shared/ui/theme-button';

interface WizardLayoutProps {
  /** Empty at the first and the last page. */
  readonly progress: ReactNode;
  readonly children: ReactNode;
}

/** The wizard's header with the logout button, progress bar and current step. */
export function WizardLayout({ progress, children }: WizardLayoutProps) {
  const signOut = useSignOut('Failed to logout');
  return (
    <div className="tr-wizard">
      <header className="tr-bar">
        <Link className="tr-logo" to="/">
          <Logo />
        </Link>
        <span className="tr-row flex-nowrap gap-1">
          <ThemeButton />
          <button type="button" className="btn btn-quiet" onClick={() => void signOut()}>
            <Icon name="box-arrow-right" />
            Sign Out
          </button>
        </span>
      </header>
      <AccessBanner />
      <Main className="tr-wizard-main">
        {progress}
        {children}
      </Main>
    </div>
  );
}

/** The labels of the progress bar and their short forms for narrow screens (spec section 2). */
const LABELS = [
  { label: 'Personal', short: 'You' },
  { label: 'Education', short: 'Study' },
  { label: 'Exp & Proj', short: 'Work' },
  { label: 'Skills', short: 'Skills' },
  { label: 'Preferences', short: 'Prefs' },
] as const;

/** The index in `LABELS` of the current label at each step. The review keeps the last label. */
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
  const currentPosition = POSITIONS[step];
  return (
    <ol className="tr-steps mb-3" aria-label="Progress">
      {LABELS.map(({ label, short }, position) => (
        <li
          key={label}
          className={position < currentPosition ? 'is-done' : undefined}
          aria-current={position === currentPosition ? 'step' : undefined}
        >
          <span className="d-none d-sm-inline">{label}</span>
          <span className="d-sm-none">{short}</span>
          {position < currentPosition && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
