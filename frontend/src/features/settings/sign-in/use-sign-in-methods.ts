import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/api/services';
import { useAuth } from '../../../shared/identity/auth-context';
import type { SignInMethods } from '../../../shared/identity/identity';
import { logError } from '../../../shared/log/log';

interface SignInMethodsState {
  /** Undefined until they are known. */
  readonly methods: SignInMethods | undefined;
  /** Reads them again after a change. */
  readonly reload: () => void;
}

/**
 * Reads how the user can sign in. Begins with what the browser has stored, so that nothing moves when the provider's SDK
 * is loaded.
 */
export function useSignInMethods(): SignInMethodsState {
  const { identity } = useServices();
  const { user } = useAuth();
  const uid = user?.uid;
  const [methods, setMethods] = useState(() =>
    uid === undefined ? undefined : identity.getStoredSignInMethods?.(uid),
  );
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
