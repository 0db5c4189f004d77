import { logError } from '../log/log';
import { removeItem, storeItem, readItem } from '../storage/browser-storage';
import { runAfterFirstScreen } from './after-first-screen';
import { toAuthError } from './auth-error';
import type { Identity } from './identity';
import { readStoredSession, readStoredSignInMethods } from './stored-session';

const SESSION_HINT_KEY = 'session';

/** Returns true if a user was signed in during the last visit. Only the provider knows whether they still are. */
export const wasSignedIn = (): boolean => readItem('local', SESSION_HINT_KEY) !== null;

/** Stores whether the next visit should expect a signed-in user. */
export function rememberSession(isSignedIn: boolean): void {
  if (isSignedIn) storeItem('local', SESSION_HINT_KEY, 'signed-in');
  else removeItem('local', SESSION_HINT_KEY);
}

/**
 * Creates an identity whose SDK is loaded as a separate chunk.
 *
 * - With a stored session whose token is valid, its user and token are used at once.
 * - Visitors without a session hint are reported as signed out at once.
 * - Otherwise the SDK is loaded first, to renew the token.
 *
 * In the first two cases the SDK is loaded later, with `runLater`, and reports who is signed in. If it cannot be loaded
 * at first, watchers are subscribed as soon as it is.
 */
export function lazyIdentity(
  load: () => Promise<Identity>,
  runLater: (callback: () => void) => void = runAfterFirstScreen,
): Identity {
  let identityPromise: Promise<Identity> | undefined;
  let isLoaded = false;
  const subscribers = new Set<(identity: Identity) => void>();
  const storedUser = readStoredSession()?.user;

  const loadSdk = (): Promise<Identity> => {
    identityPromise ??= load().then(
      (identity) => {
        isLoaded = true;
        subscribers.forEach((subscribe) => subscribe(identity));
        return identity;
      },
      (error: unknown) => {
        identityPromise = undefined;
        throw toAuthError(error);
      },
    );
    return identityPromise;
  };

  /** The stored token; null if the session has ended or is now of another user, for example in another tab. */
  const readStoredToken = (): string | null => {
    const session = storedUser === undefined ? undefined : readStoredSession();
    return session !== undefined && session.user.uid === storedUser?.uid ? session.token : null;
  };

  return {
    storedUser,
    watch(listener, onUnreachable) {
      let unsubscribe: (() => void) | undefined;
      const subscribeTo = (identity: Identity): void => {
        unsubscribe ??= identity.watch((user) => {
          rememberSession(user !== null);
          listener(user);
        }, onUnreachable);
      };
      const reportFailure = (error: unknown): void => {
        // The stored session stays in use: an error page would discard what the user is editing.
        if (storedUser !== undefined) logError('the identity provider could not be loaded', error);
        else if (wasSignedIn()) onUnreachable();
      };
      const loadAndSubscribe = (): void => {
        loadSdk().then(
          (identity) => subscribers.has(subscribeTo) && subscribeTo(identity),
          (error: unknown) => subscribers.has(subscribeTo) && reportFailure(error),
        );
      };

      subscribers.add(subscribeTo);
      if (storedUser !== undefined) runLater(loadAndSubscribe);
      else if (wasSignedIn()) loadAndSubscribe();
      else {
        listener(null);
        runLater(loadAndSubscribe);
      }
      return () => {
        subscribers.delete(subscribeTo);
        unsubscribe?.();
      };
    },
    getToken: async (shouldRenew) => {
      const storedToken = isLoaded || shouldRenew === true ? null : readStoredToken();
      if (storedToken !== null) return storedToken;
      if (identityPromise === undefined && storedUser === undefined) return null;
      return (await loadSdk()).getToken(shouldRenew);
    },
    reauthenticate: async (password, email) => (await loadSdk()).reauthenticate(password, email),
    reauthenticateWithGoogle: async () => (await loadSdk()).reauthenticateWithGoogle(),
    signIn: async (email, password) => (await loadSdk()).signIn(email, password),
    signUp: async (email, password) => (await loadSdk()).signUp(email, password),
    continueWithGoogle: async () => (await loadSdk()).continueWithGoogle(),
    signOut: async () => (await loadSdk()).signOut(),
    sendPasswordReset: async (email) => (await loadSdk()).sendPasswordReset(email),
    verifyPasswordResetCode: async (code) => (await loadSdk()).verifyPasswordResetCode(code),
    confirmPasswordReset: async (code, password) => (await loadSdk()).confirmPasswordReset(code, password),
    getStoredSignInMethods: readStoredSignInMethods,
    getSignInMethods: async () => (await loadSdk()).getSignInMethods(),
    linkGoogle: async () => (await loadSdk()).linkGoogle(),
    unlinkGoogle: async () => (await loadSdk()).unlinkGoogle(),
    changePassword: async (currentPassword, newPassword) =>
      (await loadSdk()).changePassword(currentPassword, newPassword),
    sendEmailChange: async (password, newEmail) => (await loadSdk()).sendEmailChange(password, newEmail),
    readEmailCode: async (code) => (await loadSdk()).readEmailCode(code),
    applyEmailCode: async (code) => (await loadSdk()).applyEmailCode(code),
    sendEmailVerification: async () => (await loadSdk()).sendEmailVerification(),
    verifyEmail: async (code) => (await loadSdk()).verifyEmail(code),
    getUnmetPasswordRequirements: async (password) => (await loadSdk()).getUnmetPasswordRequirements(password),
  };
}
