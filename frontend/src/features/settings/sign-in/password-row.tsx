import { useState } from 'react';
import { notify } from '../../../shared/toast/notify';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { SignInRow } from './sign-in-row';

interface PasswordRowProps {
  /** Undefined until it is known. */
  readonly hasPassword: boolean | undefined;
}

/** Changes the password. The dialog is a separate chunk. */
export function PasswordRow({ hasPassword }: PasswordRowProps) {
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
