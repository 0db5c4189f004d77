import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { LoadErrorBody } from '../../shared/ui/load-error';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { Main } from '../../shared/ui/main';
import { PageHeading } from '../../shared/ui/page-heading';
import { ThemeButton } from '../../shared/ui/theme-button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { LoadingScreen } from '../../shared/ui/loading';
import { ForgotPasswordForm } from './forgot-password-form';
import { MarketingPanel } from './marketing-panel';
import { ResetPassword } from './reset-password';
import { SignInOptions } from './sign-in-options';
import { useAuthActions } from './use-auth-actions';

/** The modes of links in Firebase's emails, with their parameter `oobCode`. */
type LinkMode = 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail' | 'verifyEmail';

/** The `mode` parameter of `/signup`. */
type AuthMode = 'signup' | 'signin' | 'reset' | LinkMode;

interface AuthTexts {
  readonly title: string;
  readonly heading: string;
  /** Missing for links in mails, whose page shows it once the link is checked. */
  readonly lead?: string;
}

const AUTH_TEXTS: Readonly<Record<AuthMode, AuthTexts>> = {
  signup: {
    title: 'Sign up',
    heading: 'Create your account',
    lead: 'Finish your profile in about ten minutes.',
  },
  signin: { title: 'Sign in', heading: 'Welcome back', lead: 'Pick up where you left off.' },
  reset: {
    title: 'Reset password',
    heading: 'Reset your password',
    lead: "We'll email you a link to choose a new one.",
  },
  resetPassword: { title: 'New password', heading: 'Choose a new password' },
  verifyAndChangeEmail: { title: 'Change email', heading: 'Change your email' },
  recoverEmail: { title: 'Restore email', heading: 'Restore your email' },
  verifyEmail: { title: 'Verify email', heading: 'Verify your email' },
};

const EMAIL_LINK_MODES: ReadonlySet<AuthMode> = new Set(['verifyAndChangeEmail', 'recoverEmail', 'verifyEmail']);

const isAuthMode = (mode: string): mode is AuthMode => Object.hasOwn(AUTH_TEXTS, mode);

function parseAuthMode(parameters: URLSearchParams): AuthMode {
  const mode = parameters.get('mode') ?? 'signup';
  return isAuthMode(mode) ? mode : 'signup';
}

interface AuthPageProps {
  /** Shown above the heading. */
  readonly notice?: ReactNode;
}

/** `/signup`: sign-up, sign-in and password reset. */
export function AuthPage({ notice }: AuthPageProps) {
  const [parameters] = useSearchParams();
  const { loading, user } = useAuth();
  const mode = parseAuthMode(parameters);
  const code = parameters.get('oobCode') ?? '';
  const isEmailLink = EMAIL_LINK_MODES.has(mode);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const texts = AUTH_TEXTS[mode];
  const actions = useAuthActions(mode === 'signup' ? 'Failed to sign up with Google' : 'Failed to sign in with Google');
  usePageTitle(texts.title);

  if (loading) return <LoadingScreen label="Loading" />;
  // A pending action navigates by itself. Links of emails also work for a signed-in user.
  if (user !== null && actions.pendingMethod === undefined && mode !== 'resetPassword' && !isEmailLink) {
    return <Navigate to="/" replace />;
  }

  return (
    <div className="tr-auth">
      <MarketingPanel />
      <Main className="tr-auth-form position-relative">
        <div className="d-none d-lg-block position-absolute top-0 end-0 p-4">
          <ThemeButton />
        </div>
        {notice}
        <div className="tr-enter" key={mode}>
          <div className="mb-4">
            <PageHeading view={mode}>{texts.heading}</PageHeading>
            {texts.lead !== undefined && <p className="tr-muted mt-2 mb-0">{texts.lead}</p>}
          </div>
          {mode === 'reset' && <ForgotPasswordForm />}
          {mode === 'resetPassword' && <ResetPassword code={code} actions={actions} />}
          {isEmailLink && (
            <LoadOnDemand
              load={() => import('./email-link')}
              shouldLoad={!hasLoadFailed}
              onFailure={() => setHasLoadFailed(true)}
              fallback={
                hasLoadFailed && (
                  <LoadErrorBody
                    text="This page could not be loaded."
                    isWorking={false}
                    onRetry={() => setHasLoadFailed(false)}
                  />
                )
              }
            >
              {(EmailLink) => <EmailLink code={code} actions={actions} />}
            </LoadOnDemand>
          )}
          {(mode === 'signup' || mode === 'signin') && <SignInOptions mode={mode} actions={actions} />}
        </div>
      </Main>
    </div>
  );
}
