import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/api/services';
import { useAuth } from '../../../shared/identity/auth-context';
import { logError } from '../../../shared/log/log';
import { notify } from '../../../shared/toast/notify';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { SignInRow } from './sign-in-row';

/** Returns whether the user has a password; undefined until it is known. */
function useHasPassword(): boolean | undefined {
  const { identity } = useServices();
  const { user } = useAuth();
  const uid = user?.uid;
  const [hasPassword, setHasPassword] = useState<boolean>();

  useEffect(() => {
    let isMounted = true;
    identity.hasPassword().then(
      (result) => isMounted && setHasPassword(result),
      (error: unknown) => logError('sign-in methods could not be read', error),
    );
    return () => {
      isMounted = false;
    };
  }, [identity, uid]);

  return hasPassword;
}

/** Changes the password. The dialog is a separate chunk. */
export function PasswordRow() {
  const hasPassword = useHasPassword();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);

  return (
    <>
      <SignInRow
        icon="key"
        title="Password"
        details={
          hasPassword === false
            ? 'You sign in with Google, so there is no password to change.'
            : 'You need your current password to change it.'
        }
        action={
          hasPassword === true && (
            <button
              type="button"
              className="btn btn-plain btn-sm"
              aria-label="Change password"
              onClick={() => setIsOpen(true)}
            >
              Change
            </button>
          )
        }
      />
      <LoadOnDemand
        load={() => import('./change-password-dialog')}
        shouldLoad={isOpen}
        onFailure={() => {
          close();
          notify.error('The form could not be loaded. Please try again.');
        }}
      >
        {(ChangePasswordDialog) => <ChangePasswordDialog show={isOpen} onClose={close} />}
      </LoadOnDemand>
    </>
  );
}
