import { useState } from 'react';
import type { SignInMethods } from '../../../shared/identity/identity';
import { notify } from '../../../shared/toast/notify';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { SignInRow } from './sign-in-row';

interface GoogleRowProps {
  /** Undefined until they are known. */
  readonly methods: SignInMethods | undefined;
  readonly onChanged: () => void;
}

function describeGoogle(methods: SignInMethods | undefined): string {
  if (methods === undefined) return 'Sign in without a password.';
  if (methods.googleEmail === null) return 'Not linked. Link it to sign in without a password.';
  return methods.hasPassword ? methods.googleEmail : `${methods.googleEmail}, your only way to sign in`;
}

/** Links a Google account, or unlinks it if there is a password to sign in with. The dialog is a separate chunk. */
export function GoogleRow({ methods, onChanged }: GoogleRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const isLinked = methods !== undefined && methods.googleEmail !== null;
  const action = isLinked ? 'Unlink' : 'Link';

  return (
    <>
      <SignInRow
        icon="google"
        title="Google"
        details={describeGoogle(methods)}
        action={
          methods?.hasPassword === true && (
            <button
              type="button"
              className="btn btn-plain btn-sm"
              aria-label={`${action} Google`}
              onClick={() => setIsOpen(true)}
            >
              {action}
            </button>
          )
        }
      />
      <LoadOnDemand
        load={() => import('./google-dialog')}
        shouldLoad={isOpen}
        onFailure={() => {
          close();
          notify.error('The form could not be loaded. Please try again.');
        }}
      >
        {(GoogleDialog) => (
          <GoogleDialog
            show={isOpen}
            isLinked={isLinked}
            onClose={close}
            onChanged={() => {
              close();
              onChanged();
            }}
          />
        )}
      </LoadOnDemand>
    </>
  );
}
