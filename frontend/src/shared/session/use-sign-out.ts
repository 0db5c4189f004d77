import { use } from 'react';
import { useAuth } from '../identity/auth-context';
import { logError } from '../log/log';
import { clearStorage } from '../storage/browser-storage';
import { chooseTheme, getChosenTheme } from '../theme/theme';
import { notify } from '../toast/notify';
import { UnsavedEditsContext } from './unsaved-edits';

/** Clears everything stored in the browser except the chosen theme. */
export function clearUserData(): void {
  const theme = getChosenTheme();
  clearStorage('local');
  clearStorage('session');
  if (theme !== undefined) chooseTheme(theme);
}

/**
 * Returns a function that signs out and clears the user's data, unless the user keeps unsaved edits; `failureText` is
 * the toast if the provider rejects. The guard redirects to `/`: a second navigation here would interrupt it.
 */
export function useSignOut(failureText = 'Failed to sign out'): () => Promise<void> {
  const { signOut } = useAuth();
  const unsavedEditsRef = use(UnsavedEditsContext);
  return async () => {
    if (unsavedEditsRef?.current && !(await unsavedEditsRef.current.confirmDiscard())) return;
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
