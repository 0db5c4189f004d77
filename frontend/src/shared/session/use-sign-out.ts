import { use } from 'react';
import { sendRequest } from '../api/base-query';
import { endpointRequest } from '../api/endpoint-request';
import { useServices } from '../api/services';
import type { Services } from '../api/services';
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
 * Ends the sign-in of a token at the server. The provider only forgets it in this browser. In the background, because
 * the user is signed out here all the same.
 */
function endSignIn(uid: string, token: string | null, services: Services): void {
  if (token === null) return;
  const identity = { ...services.identity, getToken: () => Promise.resolve(token) };
  void sendRequest(
    endpointRequest('POST /api/profile/{uid}/sign-out', { params: { uid }, body: {}, keepalive: true, silent: true }),
    { ...services, identity },
  );
}

/**
 * Returns a function that signs out and clears the user's data, unless the user keeps unsaved edits; `failureText` is
 * the toast if the provider rejects. The guard redirects to `/`: a second navigation here would interrupt it.
 */
export function useSignOut(failureText = 'Failed to sign out'): () => Promise<void> {
  const { user, signOut } = useAuth();
  const services = useServices();
  const unsavedEditsRef = use(UnsavedEditsContext);
  return async () => {
    if (unsavedEditsRef?.current && !(await unsavedEditsRef.current.confirmDiscard())) return;
    const token = services.identity.getToken().catch(() => null);
    try {
      await signOut();
    } catch (error) {
      logError('sign-out failed', error);
      notify.error(failureText);
      return;
    }
    if (user !== null) void token.then((value) => endSignIn(user.uid, value, services));
    clearUserData();
    notify.success('Signed out successfully');
  };
}
