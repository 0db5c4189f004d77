import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField } from '../../shared/forms/password-field';
import { useInvalidFocus } from '../../shared/forms/use-invalid-focus';
import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';
import { emailProblem, passwordProblem } from './credentials';
import { EmailField } from './email-field';
import type { Entrance } from './use-entrance';

interface SignInFormProps {
  readonly entrance: Entrance;
}

/** Email and password of somebody who has an account. */
export function SignInForm({ entrance }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { form, refuse } = useInvalidFocus();
  const problems = { email: emailProblem(email), password: passwordProblem(password) };
  const working = entrance.working === 'email';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (problems.email ?? problems.password) refuse();
    else void entrance.signIn(email.trim(), password);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <EmailField value={email} error={checked ? problems.email : undefined} onChange={setEmail} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        error={checked ? problems.password : undefined}
        onChange={(event) => setPassword(event.target.value)}
        aside={
          <Link className="tr-small" to="/signup?mode=reset" state={{ email }}>
            Forgot password?
          </Link>
        }
      />
      {/* The same for every account: who has one, and how it signs in, is not told to strangers. */}
      <div role="status">
        {entrance.isRefused && (
          <div className="tr-note">
            <Icon name="info-circle" />
            <div>
              If you have used Google with this email, your password may no longer work. Use Sign in with Google, or
              reset your password.
            </div>
          </div>
        )}
      </div>
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={entrance.working !== undefined}>
        {working && <WorkingMark />}
        {working ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}
