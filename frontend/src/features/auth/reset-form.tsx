import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useInvalidFocus } from '../../shared/forms/use-invalid-focus';
import { useAuth } from '../../shared/identity/auth-context';
import { AuthFailure, authFailureText } from '../../shared/identity/auth-failure';
import { useNavigationState } from '../../shared/session/navigation-state';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';
import { emailProblem } from './credentials';
import { EmailField } from './email-field';

const typedBefore = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** Whether a failure would tell a stranger that there is no such account. */
const saysNobody = (error: unknown): boolean => error instanceof AuthFailure && error.code === 'auth/user-not-found';

/** Sends a link for a new password. The answer is the same whether or not the account exists. */
export function ResetForm() {
  const { sendPasswordReset } = useAuth();
  const state = useNavigationState();
  const [email, setEmail] = useState(() => typedBefore(state));
  const [checked, setChecked] = useState(false);
  const [working, setWorking] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { form, refuse } = useInvalidFocus();
  const problem = emailProblem(email);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (problem !== undefined) {
      refuse();
      return;
    }
    setWorking(true);
    try {
      await sendPasswordReset(email.trim()).catch((error: unknown) => {
        if (!saysNobody(error)) throw error;
      });
      setSentTo(email.trim());
    } catch (error) {
      notify.error(authFailureText(error));
    }
    setWorking(false);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField value={email} error={checked ? problem : undefined} onChange={setEmail} />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={working}>
        {working && <WorkingMark />}
        {working ? 'Sending...' : 'Send reset link'}
      </button>
      <div role="status">
        {sentTo !== undefined && (
          <div className="tr-note">
            <Icon name="envelope" />
            <div>
              If {sentTo} has an account, a link to choose a new password is on its way. Check your spam folder too.
            </div>
          </div>
        )}
      </div>
      <p className="mb-0">
        <Link className="tr-inline" to="/signup?mode=signin">
          Back to sign in
        </Link>
      </p>
    </form>
  );
}
