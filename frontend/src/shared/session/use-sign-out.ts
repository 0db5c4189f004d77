import { useAuth } from '../identity/auth-context';
import { logFailure } from '../log/log';
import { notify } from '../toast/notify';
import { forgetPerson } from './forget-person';

/**
 * Signs out and forgets the person; `failureText` is the toast when the provider refuses. Going to `/` is left to the
 * guard, which does it the moment nobody is signed in: a second navigation would interrupt the first.
 */
export function useSignOut(failureText = 'Failed to sign out'): () => Promise<void> {
  const { signOut } = useAuth();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      logFailure('Sign-out failed', error);
      notify.error(failureText);
      return;
    }
    forgetPerson();
    notify.success('Signed out successfully');
  };
}
