import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { GoogleButton } from '../../features/auth/google-button';
import { AccountEmail } from '../../shared/forms/account-email';
import { FailureNote } from '../../shared/forms/failure-note';
import { PasswordField } from '../../shared/forms/password-field';
import { TextField } from '../../shared/forms/text-field';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { useAuth } from '../../shared/identity/auth-context';
import { useInertPage } from '../../shared/ui/use-inert-page';
import { ButtonSpinner } from '../../shared/ui/loading';
import type { RenewalReason } from '../../shared/identity/session-renewal';
import { useReauthentication } from './use-reauthentication';

const TEXTS: Readonly<
  Record<RenewalReason, { readonly title: string; readonly lead: string; readonly dismiss: string }>
> = {
  expired: {
    title: 'Your session has ended',
    lead: 'Sign in again to continue. Nothing you typed is lost.',
    dismiss: 'Not now',
  },
  'signed-out': {
    title: 'You were signed out',
    lead: 'This was done on another device, or your password or email was changed. Sign in again to continue. Nothing you typed is lost.',
    dismiss: 'Discard changes',
  },
};

interface ReauthenticationDialogProps {
  readonly reason: RenewalReason;
  /** Replace the texts for the reason. */
  readonly title?: string;
  readonly lead?: string;
  readonly show: boolean;
  readonly onSettled: (isRenewed: boolean) => void;
}

/**
 * Dialog in which the same user signs in again; the requests that wait for the session then continue. After the user was
 * signed out everywhere it hides the page, because the device may be lost.
 */
export default function ReauthenticationDialog({
  reason,
  title = TEXTS[reason].title,
  lead = TEXTS[reason].lead,
  show,
  onSettled,
}: ReauthenticationDialogProps) {
  const { user } = useAuth();
  useInertPage(show);
  const id = useId();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const isSignedOut = reason === 'signed-out';
  const [password, setPassword] = useState('');
  const [typedEmail, setTypedEmail] = useState<string>();
  const email = typedEmail ?? user?.email ?? '';
  const { pendingMethod, signInError, reauthenticateWithGoogle, reauthenticateWithPassword } = useReauthentication(
    () => {
      setPassword('');
      onSettled(true);
    },
  );

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void reauthenticateWithPassword(email, password).then(focusFirstInvalid);
  };
  const dismiss = (): void => {
    setPassword('');
    onSettled(false);
  };

  return (
    <Modal
      show={show}
      onHide={pendingMethod === undefined ? dismiss : undefined}
      // Escape must not discard edits.
      keyboard={!isSignedOut}
      onEntered={(dialog: HTMLElement) => dialog.querySelector<HTMLElement>('input[type=password]')?.focus()}
      backdrop="static"
      centered
      className="tr-confirm"
      backdropClassName={isSignedOut ? 'tr-confirm-backdrop is-opaque' : 'tr-confirm-backdrop'}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <div className="modal-body tr-stack">
          <div>
            <h2 id={`${id}title`} className="mb-2">
              {title}
            </h2>
            <p id={`${id}lead`} className="tr-muted mb-0">
              {lead}
            </p>
          </div>
          <GoogleButton
            text="Sign in with Google"
            workingText="Signing in..."
            isWorking={pendingMethod === 'google'}
            disabled={pendingMethod !== undefined}
            onClick={() => void reauthenticateWithGoogle()}
          />
          {isSignedOut ? (
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={({ target }) => setTypedEmail(target.value)}
            />
          ) : (
            <AccountEmail label="Email" email={email} />
          )}
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            value={password}
            error={signInError?.field === 'password' ? signInError.text : undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
          <FailureNote text={signInError?.field === undefined ? signInError?.text : undefined} />
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-plain" disabled={pendingMethod !== undefined} onClick={dismiss}>
            {TEXTS[reason].dismiss}
          </button>
          <button type="submit" className="btn btn-primary" disabled={pendingMethod !== undefined}>
            {pendingMethod === 'password' && <ButtonSpinner />}
            {pendingMethod === 'password' ? 'Signing in...' : 'Sign in'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
