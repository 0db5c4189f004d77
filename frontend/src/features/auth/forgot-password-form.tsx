import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { useAuth } from '../../shared/identity/auth-context';
import { AuthError, getAuthErrorMessage } from '../../shared/identity/auth-error';
import { validateEmail } from '../../shared/identity/validate-email';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { useCarriedEmail } from './carried-email';
import { EmailField } from './email-field';

const isUnknownUser = (error: unknown): boolean => error instanceof AuthError && error.code === 'auth/user-not-found';

/** Sends a reset link. Shows the same message for unknown accounts, to prevent user enumeration. */
export function ForgotPasswordForm() {
  const { sendPasswordReset } = useAuth();
  const [email, setEmail] = useState(useCarriedEmail());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const emailError = validateEmail(email);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setIsSubmitted(true);
    if (emailError !== undefined) {
      focusFirstInvalid();
      return;
    }
    setIsSending(true);
    try {
      await sendPasswordReset(email.trim()).catch((error: unknown) => {
        if (!isUnknownUser(error)) throw error;
      });
      setSentTo(email.trim());
    } catch (error) {
      notify.error(getAuthErrorMessage(error));
    }
    setIsSending(false);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField value={email} error={isSubmitted ? emailError : undefined} onChange={setEmail} />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={isSending}>
        {isSending && <ButtonSpinner />}
        {isSending ? 'Sending...' : 'Send reset link'}
      </button>
      <div role="status">
        {sentTo !== undefined && (
          <div className="tr-note">
            <Icon name="envelope" />
            <div className="text-break">
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
