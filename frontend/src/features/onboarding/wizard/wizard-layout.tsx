import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
          <ThemeButton className="btn-quiet" />
          <button type="button" className="btn btn-quiet" onClick={() => void signOut()}>
            <Icon name="box-arrow-right" />
            Log out
          </button>
        </span>
      </header>
      <Main className="tr-wizard-main">
        {progress}
        {children}
      </Main>
    </div>
  );
}
