import { useEffect, useState } from 'react';
import '../../../styles/sign-in.scss';
import { useServices } from '../../../shared/api/services';
import { useAuth } from '../../../shared/identity/auth-context';
import type { SignInMethods } from '../../../shared/identity/identity';
import { logError } from '../../../shared/log/log';
import { AccountChanges } from './account-changes';
import { DeviceRows } from './device-rows';
import { EmailRow } from './email-row';
import { GoogleRow } from './google-row';
import { PasswordRow } from './password-row';
import { SignOutEverywhere } from './sign-out-everywhere';

/** The content of the card: the ways to sign in, and how to sign out everywhere. */
export default function SignInSettings() {
  const { methods, reload } = useSignInMethods();
  return (
    <>
      <ul className="tr-sign-in-rows mt-4">
        <EmailRow hasPassword={methods?.hasPassword} />
        <PasswordRow hasPassword={methods?.hasPassword} />
        <GoogleRow methods={methods} onChanged={reload} />
      </ul>
      <DeviceRows />
      <SignOutEverywhere />
      <AccountChanges />
    </>
  );
}

interface SignInMethodsState {
  /** Undefined until they are known. */
  readonly methods: SignInMethods | undefined;
  /** Reads them again after a change. */
  readonly reload: () => void;
}

/** Reads how the user can sign in. */
function useSignInMethods(): SignInMethodsState {
  const { identity } = useServices();
  const { user } = useAuth();
  const uid = user?.uid;
  const [methods, setMethods] = useState<SignInMethods>();
  const [readCount, setReadCount] = useState(0);

  useEffect(() => {
    let isMounted = true;
    identity.getSignInMethods().then(
      (result) => isMounted && setMethods(result),
      (error: unknown) => logError('sign-in methods could not be read', error),
    );
    return () => {
      isMounted = false;
    };
  }, [identity, uid, readCount]);

  return { methods, reload: () => setReadCount((count) => count + 1) };
}
