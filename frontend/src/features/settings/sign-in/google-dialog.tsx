import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useServices } from '../../../shared/api/services';
import { FailureNote } from '../../../shared/forms/failure-note';
import { PasswordField } from '../../../shared/forms/password-field';
import { useFocusFirstInvalid } from '../../../shared/forms/use-focus-first-invalid';
import { useAuth } from '../../../shared/identity/auth-context';
import { areCredentialsWrong, getAuthErrorMessage, isCancelledByUser } from '../../../shared/identity/auth-error';
import { logError } from '../../../shared/log/log';
import { useRecordAccountChangesMutation } from '../../../shared/session/session-api';
import { notify } from '../../../shared/toast/notify';
import { Dialog, useDialogCloseLock } from '../../../shared/ui/dialog';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { AccountEmail } from '../../../shared/forms/account-email';
import { validateCurrentPassword } from './current-password';
import { useSignOutEverywhereMutation } from './sign-in-api';

interface GoogleFormProps {
  readonly isLinked: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/**
 * Links or unlinks Google after the current password. The pop-up opens on a second press: browsers block one that opens
 * after a request.
 */
function GoogleForm({ isLinked, onClose, onChanged }: GoogleFormProps) {
  const { user } = useAuth();
  const { identity } = useServices();
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const [recordAccountChanges] = useRecordAccountChangesMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  useDialogCloseLock(isWorking);

  const rejectPassword = (text: string): void => {
    setPasswordError(text);
    focusFirstInvalid();
  };

  const unlink = async (): Promise<void> => {
    await identity.unlinkGoogle();
    const { error } = await signOutEverywhere({ uid: user?.uid ?? '', keepThis: true });
    if (error === undefined) notify.success('Google is unlinked. Your other devices are signed out.');
    else
      notify.error('Google is unlinked, but your other devices could not be signed out. Sign out everywhere.', error);
    onChanged();
  };

  const link = async (): Promise<void> => {
    await identity.linkGoogle();
    void recordAccountChanges(user?.uid ?? '');
    notify.success('Google is linked. You can sign in with it.');
    onChanged();
  };

  const confirmPassword = async (): Promise<void> => {
    await identity.reauthenticate(password);
    if (isLinked) await unlink();
    else setIsConfirmed(true);
  };

  const confirmOrLink = async (): Promise<void> => {
    const emptyError = isConfirmed ? undefined : validateCurrentPassword(password);
    if (emptyError !== undefined) {
      rejectPassword(emptyError);
      return;
    }
    setFailure(undefined);
    setIsWorking(true);
    try {
      await (isConfirmed ? link() : confirmPassword());
    } catch (error) {
      if (isCancelledByUser(error)) return;
      logError('changing the Google account failed', error);
      if (!isConfirmed && areCredentialsWrong(error)) rejectPassword('This is not your current password.');
      else setFailure(getAuthErrorMessage(error));
    } finally {
      setIsWorking(false);
    }
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isWorking) void confirmOrLink();
  };

  const submitText = isLinked ? 'Unlink Google' : isConfirmed ? 'Choose Google account' : 'Continue';

  return (
    <form ref={form} className="tr-dialog-form" noValidate onSubmit={submit}>
      <div className="modal-body tr-stack">
        {isConfirmed ? (
          <p className="mb-0" role="status">
            Choose the Google account in the window that opens. You can then sign in with it, too.
          </p>
        ) : (
          <>
            <p className="mb-0">
              {isLinked
                ? 'You then sign in with your password only, and your other devices are signed out.'
                : 'Confirm your password first.'}
            </p>
            <AccountEmail label="Email" email={user?.email ?? ''} />
            <PasswordField
              label="Current password"
              autoComplete="current-password"
              required
              value={password}
              error={passwordError}
              onChange={({ target }) => {
                setPassword(target.value);
                setPasswordError(undefined);
              }}
            />
          </>
        )}
        <FailureNote text={failure} />
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-plain" disabled={isWorking} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className={isLinked ? 'btn btn-danger' : 'btn btn-primary'} aria-disabled={isWorking}>
          {isWorking && <ButtonSpinner />}
          {submitText}
        </button>
      </div>
    </form>
  );
}

interface GoogleDialogProps extends GoogleFormProps {
  readonly show: boolean;
}

/** Dialog that links or unlinks a Google account, with the current password. */
export default function GoogleDialog({ show, ...props }: GoogleDialogProps) {
  return (
    <Dialog title={props.isLinked ? 'Unlink Google' : 'Link Google'} show={show} onClose={props.onClose}>
      <GoogleForm {...props} />
    </Dialog>
  );
}
