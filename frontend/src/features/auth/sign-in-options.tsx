import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewPasswordField, usePasswordPolicy, validatePassword } from '../../shared/forms/new-password-field';
import { WRONG_PASSWORD_TEXT } from '../../shared/identity/auth-error';
import { validateEmail } from '../../shared/identity/validate-email';
import { PasswordField } from '../../shared/forms/password-field';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { carryEmail, useCarriedEmail } from './carried-email';
import { EmailField } from './email-field';
import { GoogleButton } from './google-button';
import type { AuthActions } from './use-auth-actions';

/** Below the email of a sign-up. */
const EmailInUse = ({ email }: { readonly email: string }) => (
  <span>
    An account with this email already exists.{' '}
    <Link className="tr-inline text-nowrap" to="/signup?mode=signin" state={carryEmail(email)}>
      Sign in instead
    </Link>
  </span>
);

function SignUpForm({ actions }: { readonly actions: AuthActions }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submittedEmail, setSubmittedEmail] = useState<string>();
  const policy = usePasswordPolicy();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const invalidEmail = validateEmail(email);
  const isInUse = actions.rejection === 'email-in-use' && email === submittedEmail;
  const emailError = invalidEmail ?? (isInUse ? <EmailInUse email={email} /> : undefined);
  const isPending = actions.pendingMethod === 'email';

  const validate = async (): Promise<boolean> => {
    const isPasswordValid = await policy.check(password);
    return invalidEmail === undefined && isPasswordValid;
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmittedEmail(email);
    void actions.signUp(email.trim(), password, validate).then(focusFirstInvalid);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <EmailField value={email} error={submittedEmail === undefined ? undefined : emailError} onChange={setEmail} />
      <NewPasswordField label="Password" value={password} policy={policy} onChange={setPassword} />
      <button
        type="submit"
        className="btn btn-primary btn-lg w-100 mt-2"
        disabled={actions.pendingMethod !== undefined}
      >
        {isPending && <ButtonSpinner />}
        {isPending ? 'Creating account...' : 'Create account'}
      </button>
    </form>
  );
}

function SignInForm({ actions }: { readonly actions: AuthActions }) {
  const [email, setEmail] = useState(useCarriedEmail());
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState<{ readonly email: string; readonly password: string }>();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const isRejected = actions.rejection === 'credentials';
  const isUnchanged = submitted?.email === email && submitted.password === password;
  const mismatch = isRejected && isUnchanged ? WRONG_PASSWORD_TEXT : undefined;
  const errors = { email: validateEmail(email), password: validatePassword(password) };
  const isPending = actions.pendingMethod === 'email';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted({ email, password });
    if (errors.email ?? errors.password) focusFirstInvalid();
    else void actions.signIn(email.trim(), password).then(focusFirstInvalid);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <EmailField value={email} error={submitted && errors.email} onChange={setEmail} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        error={submitted && (errors.password ?? mismatch)}
        onChange={(event) => setPassword(event.target.value)}
        aside={
          <Link className="tr-small" to="/signup?mode=reset" state={carryEmail(email)}>
            Forgot password?
          </Link>
        }
      />
      {/* The note is the same for every account, to prevent user enumeration. */}
      <div role="status">
        {isRejected && (
          <div className="tr-note">
            <Icon name="info-circle" />
            <div>
              If you have used Google with this email, your password may no longer work. Use Sign in with Google, or
              reset your password.
            </div>
          </div>
        )}
      </div>
      <button
        type="submit"
        className="btn btn-primary btn-lg w-100 mt-2"
        disabled={actions.pendingMethod !== undefined}
      >
        {isPending && <ButtonSpinner />}
        {isPending ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}

function TermsNotice({ action }: { readonly action: 'signing up' | 'signing in' }) {
  return (
    <p className="tr-small tr-muted mt-4 mb-0">
      By {action} you agree to the{' '}
      <Link className="tr-inline" to="/terms">
        Terms &amp; Conditions
      </Link>{' '}
      and{' '}
      <Link className="tr-inline" to="/privacy">
        Privacy Policy
      </Link>
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
        isWorking={actions.pendingMethod === 'google'}
        disabled={actions.pendingMethod !== undefined}
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
