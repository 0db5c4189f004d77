import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField } from '../../shared/forms/password-field';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { EmailField, validateEmail, validatePassword } from './credentials';
import type { AuthActions } from './use-auth-actions';

interface SignInFormProps {
  readonly actions: AuthActions;
}

export function SignInForm({ actions }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { form, refuse } = useFocusFirstInvalid();
  const errors = { email: validateEmail(email), password: validatePassword(password) };
  const isPending = actions.pending === 'email';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (errors.email ?? errors.password) refuse();
    else void actions.signIn(email.trim(), password);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <EmailField value={email} error={isSubmitted ? errors.email : undefined} onChange={setEmail} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        error={isSubmitted ? errors.password : undefined}
        onChange={(event) => setPassword(event.target.value)}
        aside={
          <Link className="tr-small" to="/signup?mode=reset" state={{ email }}>
            Forgot password?
          </Link>
        }
      />
      {/* The same for every account, to prevent user enumeration. */}
      <div role="status">
        {actions.isRejected && (
          <div className="tr-note">
            <Icon name="info-circle" />
            <div>
              If you have used Google with this email, your password may no longer work. Use Sign in with Google, or
              reset your password.
            </div>
          </div>
        )}
      </div>
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={actions.pending !== undefined}>
        {isPending && <ButtonSpinner />}
        {isPending ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}
