import { removeItem, storeItem, readItem } from '../storage/browser-storage';
import { toAuthError } from './auth-error';
import type { Identity } from './identity';

const SESSION_HINT_KEY = 'session';

/** Returns true if a user was signed in during the last visit. Only the provider knows whether they still are. */
export const wasSignedIn = (): boolean => readItem('local', SESSION_HINT_KEY) !== null;

/** Stores whether the next visit should expect a signed-in user. */
export function rememberSession(isSignedIn: boolean): void {
  if (isSignedIn) storeItem('local', SESSION_HINT_KEY, 'signed-in');
  else removeItem('local', SESSION_HINT_KEY);
}

/** How long to wait at most for the page to be idle. */
const MAX_IDLE_WAIT_MS = 2_000;
/** How long to wait in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 200;

const runWhenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(callback, FALLBACK_DELAY_MS);
};

/**
 * Creates an identity whose SDK is loaded as a separate chunk. Visitors without a session hint are reported as signed
 * out at once; the SDK then loads when the page is idle and corrects that if necessary. If the SDK cannot be loaded at
 * first, watchers are subscribed as soon as it is.
 */
export function lazyIdentity(load: () => Promise<Identity>): Identity {
  let identityPromise: Promise<Identity> | undefined;
  const subscribers = new Set<(identity: Identity) => void>();

  const loadSdk = (): Promise<Identity> => {
    identityPromise ??= load().then(
      (identity) => {
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

  return {
    watch(listener, onUnreachable) {
      let unsubscribe: (() => void) | undefined;
      const subscribeTo = (identity: Identity): void => {
        unsubscribe ??= identity.watch((user) => {
          rememberSession(user !== null);
          listener(user);
        }, onUnreachable);
      };
      const loadAndSubscribe = (): void => {
        loadSdk().then(
          (identity) => subscribers.has(subscribeTo) && subscribeTo(identity),
          () => subscribers.has(subscribeTo) && wasSignedIn() && onUnreachable(),
        );
      };

      subscribers.add(subscribeTo);
      if (wasSignedIn()) loadAndSubscribe();
      else {
        listener(null);
        runWhenIdle(loadAndSubscribe);
      }
      return () => {
        subscribers.delete(subscribeTo);
        unsubscribe?.();
      };
    },
    getToken: async (shouldRenew) => (identityPromise === undefined ? null : (await loadSdk()).getToken(shouldRenew)),
    reauthenticate: async (password) => (await loadSdk()).reauthenticate(password),
    reauthenticateWithGoogle: async () => (await loadSdk()).reauthenticateWithGoogle(),
    signIn: async (email, password) => (await loadSdk()).signIn(email, password),
    signUp: async (email, password) => (await loadSdk()).signUp(email, password),
    continueWithGoogle: async () => (await loadSdk()).continueWithGoogle(),
    signOut: async () => (await loadSdk()).signOut(),
    sendPasswordReset: async (email) => (await loadSdk()).sendPasswordReset(email),
    verifyPasswordResetCode: async (code) => (await loadSdk()).verifyPasswordResetCode(code),
    confirmPasswordReset: async (code, password) => (await loadSdk()).confirmPasswordReset(code, password),
    getSignInMethods: async () => (await loadSdk()).getSignInMethods(),
    linkGoogle: async () => (await loadSdk()).linkGoogle(),
    unlinkGoogle: async () => (await loadSdk()).unlinkGoogle(),
    changePassword: async (currentPassword, newPassword) =>
      (await loadSdk()).changePassword(currentPassword, newPassword),
    sendEmailChange: async (password, newEmail) => (await loadSdk()).sendEmailChange(password, newEmail),
    readEmailCode: async (code) => (await loadSdk()).readEmailCode(code),
    applyEmailCode: async (code) => (await loadSdk()).applyEmailCode(code),
    getUnmetPasswordRequirements: async (password) => (await loadSdk()).getUnmetPasswordRequirements(password),
  };
}
