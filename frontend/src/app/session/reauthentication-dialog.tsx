import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { GoogleButton } from '../../features/auth/google-button';
import { FailureNote } from '../../shared/forms/failure-note';
import { PasswordField } from '../../shared/forms/password-field';
import { TextField } from '../../shared/forms/text-field';
import { useAuth } from '../../shared/identity/auth-context';
import { useInertPage } from '../../shared/ui/use-inert-page';
import { ButtonSpinner } from '../../shared/ui/loading';
import { useReauthentication } from './use-reauthentication';

interface ReauthenticationDialogProps {
  readonly title?: string;
  readonly lead?: string;
  readonly show: boolean;
  readonly onSettled: (isRenewed: boolean) => void;
}

/** Dialog in which the same user signs in again; the requests that wait for the session then continue. */
export default function ReauthenticationDialog({
  title = 'Your session has ended',
  lead = 'Sign in again to continue. Nothing you typed is lost.',
  show,
  onSettled,
}: ReauthenticationDialogProps) {
  const { user } = useAuth();
  useInertPage(show);
  const id = useId();
  const [password, setPassword] = useState('');
  const { pendingMethod, signInError, reauthenticateWithGoogle, reauthenticateWithPassword } = useReauthentication(
    () => {
      setPassword('');
      onSettled(true);
    },
  );

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void reauthenticateWithPassword(password);
  };
  const dismiss = (): void => {
    setPassword('');
    onSettled(false);
  };

  return (
    <Modal
      show={show}
      onHide={pendingMethod === undefined ? dismiss : undefined}
      onEntered={(dialog: HTMLElement) => dialog.querySelector<HTMLElement>('input:not([readonly])')?.focus()}
      backdrop="static"
      centered
      className="tr-confirm"
      backdropClassName="tr-confirm-backdrop"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
    >
      <form noValidate onSubmit={submit}>
        <div className="modal-body pt-4 tr-stack">
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
          <TextField label="Email" type="email" autoComplete="username" readOnly value={user?.email ?? ''} />
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
            Not now
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
