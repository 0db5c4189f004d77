import { useAuth } from '../../shared/identity/auth-context';
import { logFailure } from '../../shared/log/log';
import { forgetPerson } from '../../shared/session/forget-person';

/**
 * Signs out whose account is gone, and has the browser forget them. What comes back tells whether they are signed out;
 * forgotten they are either way, and the next load finds nobody.
 */
export function useLeave(): () => Promise<boolean> {
  const { signOut } = useAuth();
  return async () => {
    const left = await signOut().then(
      () => true,
      (error: unknown) => {
        logFailure('Sign-out failed', error);
        return false;
      },
    );
    forgetPerson();
    return left;
  };
}
