import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { GoogleButton } from './google-button';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import type { AuthActions } from './use-auth-actions';

interface TermsNoticeProps {
  readonly action: 'signing up' | 'signing in';
}

/** The links are placeholders (spec section 2). */
const preventNavigation = (event: MouseEvent): void => event.preventDefault();

function TermsNotice({ action }: TermsNoticeProps) {
  return (
    <p className="tr-small tr-muted mt-4 mb-0">
      By {action} you agree to the{' '}
      <a href="#terms" onClick={preventNavigation}>
        Terms &amp; Conditions
      </a>{' '}
      and{' '}
      <a href="#privacy" onClick={preventNavigation}>
        Privacy Policy
      </a>
      .
    </p>
  );
}

interface SignInOptionsProps {
  readonly mode: 'signup' | 'signin';
  readonly actions: AuthActions;
}

/** Sign-in or sign-up with Google, or with email and password. */
export function SignInOptions({ mode, actions }: SignInOptionsProps) {
  const isSignUp = mode === 'signup';
  return (
    <>
      <GoogleButton
        text={isSignUp ? 'Sign up with Google' : 'Sign in with Google'}
        workingText={isSignUp ? 'Signing up...' : 'Signing in...'}
        working={actions.pending === 'google'}
        disabled={actions.pending !== undefined}
        onClick={() => void actions.continueWithGoogle()}
      />
      <div className="tr-or my-4">or with email</div>
      {isSignUp ? <SignUpForm actions={actions} /> : <SignInForm actions={actions} />}
      <p className="mt-4 mb-0">
        {isSignUp ? 'Already have an account? ' : 'New here? '}
        <Link className="tr-inline" to={isSignUp ? '/signup?mode=signin' : '/signup'}>
          {isSignUp ? 'Sign in' : 'Create an account'}
        </Link>
      </p>
      <TermsNotice action={isSignUp ? 'signing up' : 'signing in'} />
    </>
  );
}
