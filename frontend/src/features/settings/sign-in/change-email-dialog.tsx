import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useServices } from '../../../shared/api/services';
import { FailureNote } from '../../../shared/forms/failure-note';
import { PasswordField } from '../../../shared/forms/password-field';
import { TextField } from '../../../shared/forms/text-field';
import { useFocusFirstInvalid } from '../../../shared/forms/use-focus-first-invalid';
import { useAuth } from '../../../shared/identity/auth-context';
import { areCredentialsWrong, AuthError, getAuthErrorMessage } from '../../../shared/identity/auth-error';
import { validateEmail } from '../../../shared/identity/validate-email';
import { logError } from '../../../shared/log/log';
import { Dialog, useDialogCloseLock } from '../../../shared/ui/dialog';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { AccountEmail } from '../../../shared/forms/account-email';
import { validateCurrentPassword } from './current-password';

/**
 * Returns true if another account has the address. The dialog then says that a link was sent: an error would tell which
 * addresses have an account.
 */
const isEmailTaken = (error: unknown): boolean =>
  error instanceof AuthError && error.code === 'auth/email-already-in-use';

interface FormErrors {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

interface LinkSentProps {
  readonly to: string;
  readonly currentEmail: string;
  readonly onClose: () => void;
}

/** Says that the link was sent. Replaces the form, so the close button takes the focus. */
function LinkSent({ to, currentEmail, onClose }: LinkSentProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus(), []);

  return (
    <>
      <div className="modal-body">
        <div className="tr-note" role="status">
          <Icon name="envelope" />
          <div>
            Open the link that we sent to <strong className="text-break">{to}</strong>. Until then you sign in with{' '}
            <strong className="text-break">{currentEmail}</strong>. If no mail arrives, check your spam folder: the
            address may also belong to another account.
          </div>
        </div>
      </div>
      <div className="modal-footer">
        <button ref={closeButton} type="button" className="btn btn-primary" onClick={onClose}>
          Close
        </button>
      </div>
    </>
  );
}

interface ChangeEmailFormProps {
  readonly onClose: () => void;
}

function ChangeEmailForm({ onClose }: ChangeEmailFormProps) {
  const { user } = useAuth();
  const { identity } = useServices();
  const currentEmail = user?.email ?? '';
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  useDialogCloseLock(isSending);

  const reject = (newErrors: FormErrors): void => {
    setErrors(newErrors);
    focusFirstInvalid();
  };

  const send = async (email: string): Promise<void> => {
    setIsSending(true);
    try {
      await identity.sendEmailChange(password, email).catch((error: unknown) => {
        if (!isEmailTaken(error)) throw error;
      });
      setSentTo(email);
    } catch (error) {
      logError('sending the link for a new email failed', error);
      if (areCredentialsWrong(error)) reject({ password: 'This is not your current password.' });
      else setFailure(getAuthErrorMessage(error));
    } finally {
      setIsSending(false);
    }
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isSending) return;
    const email = newEmail.trim();
    const isSame = email.toLowerCase() === currentEmail.toLowerCase();
    const emailError = validateEmail(email) ?? (isSame ? 'This is your email already' : undefined);
    const passwordError = validateCurrentPassword(password);
    setFailure(undefined);
    if (emailError !== undefined || passwordError !== undefined) reject({ email: emailError, password: passwordError });
    else void send(email);
  };

  if (sentTo !== undefined) return <LinkSent to={sentTo} currentEmail={currentEmail} onClose={onClose} />;

  return (
    <form ref={form} className="tr-dialog-form" noValidate onSubmit={submit}>
      <div className="modal-body tr-stack">
        <AccountEmail label="Current email" email={currentEmail} />
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          required
          hint="We will send a link to this email. When you open it, your other devices are signed out."
          value={newEmail}
          error={errors.email}
          onChange={({ target }) => {
            setNewEmail(target.value);
            setErrors({ ...errors, email: undefined });
          }}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          value={password}
          error={errors.password}
          onChange={({ target }) => {
            setPassword(target.value);
            setErrors({ ...errors, password: undefined });
          }}
        />
        <FailureNote text={failure} />
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-plain" disabled={isSending} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
          {isSending && <ButtonSpinner />}
          {isSending ? 'Sending...' : 'Send link'}
        </button>
      </div>
    </form>
  );
}

interface ChangeEmailDialogProps extends ChangeEmailFormProps {
  readonly show: boolean;
}

/** Dialog that sends a link to a new email, with the current password. */
export default function ChangeEmailDialog({ show, onClose }: ChangeEmailDialogProps) {
  return (
    <Dialog title="Change email" show={show} onClose={onClose}>
      <ChangeEmailForm onClose={onClose} />
    </Dialog>
  );
}
