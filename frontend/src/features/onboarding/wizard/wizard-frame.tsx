import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../../shared/session/use-sign-out';
import { Icon } from '../../../shared/ui/icon';
import { Logo } from '../../../shared/ui/logo';
import { Main } from '../../../shared/ui/main';
import { ThemeButton } from '../../../shared/ui/theme-button';

interface WizardFrameProps {
  /** How far the wizard has come; nothing at its first and last page. */
  readonly progress: ReactNode;
  readonly children: ReactNode;
}

/** Around the steps of the wizard: the bar with the way out. */
export function WizardFrame({ progress, children }: WizardFrameProps) {
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
