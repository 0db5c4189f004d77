import { useState } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useAuth } from '../../../shared/identity/auth-context';
import { logError } from '../../../shared/log/log';
import { setSignedOutNotice } from '../../../shared/session/signed-out-notice';
import { clearUserData } from '../../../shared/session/use-sign-out';
import { notify } from '../../../shared/toast/notify';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Icon } from '../../../shared/ui/icon';
import { useSignOutEverywhereMutation } from './sign-in-api';

/** Signs out on all devices after a confirmation, also here. */
export function SignOutEverywhere() {
  const { user, signOut } = useAuth();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [isWorking, setIsWorking] = useState(false);

  const confirm = async (): Promise<void> => {
    if (user === null) return;
    setIsWorking(true);
    const { error } = await signOutEverywhere({ uid: user.uid });
    if (error !== undefined) {
      setIsWorking(false);
      setIsOpen(false);
      notify.error(getErrorMessage(error, 'You could not be signed out everywhere. Please try again.'), error);
      return;
    }
    // The sign-in page then says that the user signed out on this page, not on another device.
    setSignedOutNotice('here');
    // The guard redirects to the sign-in page.
    await signOut().catch((reason: unknown) => logError('sign-out failed', reason));
    clearUserData();
  };

  return (
    <div className="tr-sign-in-foot">
      <span className="tr-muted tr-small">
        Lost a device, or see one that is not yours? Sign out everywhere, then change your password.
      </span>
      <button type="button" className="btn btn-plain" onClick={() => setIsOpen(true)}>
        <Icon name="box-arrow-right" />
        Sign out everywhere
      </button>
      <ConfirmDialog
        show={isOpen}
        role="alertdialog"
        title="Sign out everywhere?"
        description="You will be signed out on all your devices within seconds, including this one. Unsaved edits on this device are lost; on your other devices they wait until you sign in there again. Browsers with the extension are disconnected. Your calendar address keeps working."
        confirmLabel="Sign out everywhere"
        cancelLabel="Cancel"
        workingLabel={isWorking ? 'Signing out...' : undefined}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      />
    </div>
  );
}
