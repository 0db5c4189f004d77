import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { Main } from '../../shared/ui/main';
import { PageHeading } from '../../shared/ui/page-heading';
import { ThemeButton } from '../../shared/ui/theme-button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { WaitingScreen } from '../../shared/ui/waiting';
import { ENTRANCE_TEXTS, entranceModeOf } from './entrance-mode';
import { NewPassword } from './new-password';
import { Pitch } from './pitch';
import { ResetForm } from './reset-form';
import { useEntrance } from './use-entrance';
import { WaysIn } from './ways-in';

interface EntrancePageProps {
  /** What is said before anything else, to whoever was just here. */
  readonly notice?: ReactNode;
}

/** `/signup`: signing up, signing in, and a new password. */
export function EntrancePage({ notice }: EntrancePageProps) {
  const [parameters] = useSearchParams();
  const { loading, user } = useAuth();
  const mode = entranceModeOf(parameters);
  const texts = ENTRANCE_TEXTS[mode];
  const entrance = useEntrance(mode === 'signup' ? 'Failed to sign up with Google' : 'Failed to sign in with Google');
  usePageTitle(texts.title);

  if (loading) return <WaitingScreen label="Loading" />;
  // While somebody is on the way in, the way in decides where they go; a link to choose a password is for anybody.
  if (user !== null && entrance.working === undefined && mode !== 'resetPassword') return <Navigate to="/" replace />;

  return (
    <div className="tr-auth">
      <Pitch />
      <Main className="tr-auth-form position-relative">
        <div className="d-none d-lg-block position-absolute top-0 end-0 p-4">
          <ThemeButton className="btn-quiet" />
        </div>
        {notice}
        <div className="tr-enter" key={mode}>
          <PageHeading view={mode}>{texts.heading}</PageHeading>
          <p className="tr-muted mt-2 mb-4">{texts.lead}</p>
          {mode === 'reset' && <ResetForm />}
          {mode === 'resetPassword' && <NewPassword code={parameters.get('oobCode') ?? ''} entrance={entrance} />}
          {(mode === 'signup' || mode === 'signin') && <WaysIn mode={mode} entrance={entrance} />}
        </div>
      </Main>
    </div>
  );
}
