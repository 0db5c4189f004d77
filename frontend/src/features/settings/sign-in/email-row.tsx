import { useState } from 'react';
import { useAuth } from '../../../shared/identity/auth-context';
import { notify } from '../../../shared/toast/notify';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { SignInRow } from './sign-in-row';

interface EmailRowProps {
  /** Undefined until it is known. */
  readonly hasPassword: boolean | undefined;
}

/** Changes the email. The dialog is a separate chunk. */
export function EmailRow({ hasPassword }: EmailRowProps) {
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const email = user?.email ?? '';

  return (
    <>
      <SignInRow
        icon="envelope"
        title="Email"
        details={hasPassword === false ? `${email}, from your Google account` : email}
        action={
          hasPassword === true && (
            <button
              type="button"
              className="btn btn-plain btn-sm"
              aria-label="Change email"
              onClick={() => setIsOpen(true)}
            >
              Change
            </button>
          )
        }
      />
      <LoadOnDemand
        load={() => import('./change-email-dialog')}
        shouldLoad={isOpen}
        onFailure={() => {
          close();
          notify.error('The form could not be loaded. Please try again.');
        }}
      >
        {(ChangeEmailDialog) => <ChangeEmailDialog show={isOpen} onClose={close} />}
      </LoadOnDemand>
    </>
  );
}
