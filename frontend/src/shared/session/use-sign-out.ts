import { use } from 'react';
import { useAuth } from '../identity/auth-context';
import { logFailure } from '../log/log';
import { notify } from '../toast/notify';
import { forgetPerson } from './forget-person';
import { UnsavedWork } from './unsaved-work';

/**
 * Signs out and forgets the person, unless they would rather keep unsaved edits; `failureText` is the toast when the
 * provider refuses. Going to `/` is left to the guard, which does it the moment nobody is signed in: a second
 * navigation would interrupt the first.
 */
export function useSignOut(failureText = 'Failed to sign out'): () => Promise<void> {
  const { signOut } = useAuth();
  const unsaved = use(UnsavedWork);
  return async () => {
    if (unsaved?.current && !(await unsaved.current())) return;
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
