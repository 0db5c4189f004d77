import { use } from 'react';
import { useAuth } from '../identity/auth-context';
import { logError } from '../log/log';
import { notify } from '../toast/notify';
import { clearUserData } from './clear-user-data';
import { UnsavedWork } from './unsaved-work';

/**
 * Returns a function that signs out and clears the user's data, unless the user keeps unsaved edits; `failureText` is
 * the toast if the provider rejects. The guard redirects to `/`: a second navigation here would interrupt it.
 */
export function useSignOut(failureText = 'Failed to sign out'): () => Promise<void> {
  const { signOut } = useAuth();
  const unsaved = use(UnsavedWork);
  return async () => {
    if (unsaved?.current && !(await unsaved.current())) return;
    try {
      await signOut();
    } catch (error) {
      logError('sign-out failed', error);
      notify.error(failureText);
      return;
    }
    clearUserData();
    notify.success('Signed out successfully');
  };
}
