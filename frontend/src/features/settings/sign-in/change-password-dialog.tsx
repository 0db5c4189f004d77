import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useServices } from '../../../shared/api/services';
import { FailureNote } from '../../../shared/forms/failure-note';
import { PasswordField } from '../../../shared/forms/password-field';
import { useFocusFirstInvalid } from '../../../shared/forms/use-focus-first-invalid';
import { useAuth } from '../../../shared/identity/auth-context';
import { areCredentialsWrong, getAuthErrorMessage } from '../../../shared/identity/auth-error';
import { NewPasswordField, usePasswordPolicy } from '../../../shared/forms/new-password-field';
import { logError } from '../../../shared/log/log';
import { notify } from '../../../shared/toast/notify';
import { Dialog, useDialogCloseLock } from '../../../shared/ui/dialog';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { AccountEmail } from '../../../shared/forms/account-email';
import { validateCurrentPassword } from './current-password';
import { useSignOutEverywhereMutation } from './sign-in-api';

interface ChangePasswordFormProps {
  readonly onClose: () => void;
}

function ChangePasswordForm({ onClose }: ChangePasswordFormProps) {
  const { user } = useAuth();
  const { identity } = useServices();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [currentPasswordError, setCurrentPasswordError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const policy = usePasswordPolicy('Enter a new password');
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  useDialogCloseLock(isSaving);

  const changePassword = async (): Promise<void> => {
    const emptyError = validateCurrentPassword(currentPassword);
    setCurrentPasswordError(emptyError);
    setFailure(undefined);
    setIsSaving(true);
    try {
      const isValid = await policy.check(newPassword);
      if (!isValid || emptyError !== undefined) {
        focusFirstInvalid();
        return;
      }
      await identity.changePassword(currentPassword, newPassword);
      const { error } = await signOutEverywhere({ uid: user?.uid ?? '', keepThis: true });
      if (error === undefined) notify.success('Password changed. Your other devices are signed out.');
      else
        notify.error('Password changed, but your other devices could not be signed out. Sign out everywhere.', error);
      onClose();
    } catch (error) {
      logError('password change failed', error);
      if (areCredentialsWrong(error)) {
        setCurrentPasswordError('This is not your current password.');
        focusFirstInvalid();
      } else setFailure(getAuthErrorMessage(error));
    } finally {
      setIsSaving(false);
    }
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isSaving) void changePassword();
  };

  return (
    <form ref={form} className="tr-dialog-form" noValidate onSubmit={submit}>
      <div className="modal-body tr-stack">
        <AccountEmail label="Email" email={user?.email ?? ''} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={currentPasswordError}
          onChange={({ target }) => {
            setCurrentPassword(target.value);
            setCurrentPasswordError(undefined);
          }}
        />
        <NewPasswordField label="New password" value={newPassword} policy={policy} onChange={setNewPassword} />
        <FailureNote text={failure} />
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-plain" disabled={isSaving} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary" disabled={isSaving}>
          {isSaving && <ButtonSpinner />}
          {isSaving ? 'Saving...' : 'Change password'}
        </button>
      </div>
    </form>
  );
}

interface ChangePasswordDialogProps {
  readonly show: boolean;
  readonly onClose: () => void;
}

/** Dialog that changes the password with the current one, and signs out all other devices. */
export default function ChangePasswordDialog({ show, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog title="Change password" show={show} onClose={onClose}>
      <ChangePasswordForm onClose={onClose} />
    </Dialog>
  );
}
