import { authFailureOf } from './auth-failure';
import type { Identity } from './identity';
import { noteSession, somebodyWasSignedIn } from './session-hint';

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
};

/**
 * An identity whose SDK arrives in its own chunk. A visitor who was not signed in here before is told so without
 * waiting for the chunk, which then loads when the page is idle; should the SDK know better, it says so then. Whoever
 * watches is told by the SDK as soon as it is there, even if it could not be loaded at first.
 */
export function lazyIdentity(load: () => Promise<Identity>): Identity {
  let loading: Promise<Identity> | undefined;
  const followers = new Set<(identity: Identity) => void>();

  const sdk = (): Promise<Identity> => {
    loading ??= load().then(
      (identity) => {
        followers.forEach((follow) => follow(identity));
        return identity;
      },
      (error: unknown) => {
        loading = undefined;
        throw authFailureOf(error);
      },
    );
    return loading;
  };

  return {
    watch(listener, unreachable) {
      let stop: (() => void) | undefined;
      const follow = (identity: Identity): void => {
        stop ??= identity.watch((user) => {
          noteSession(user !== null);
          listener(user);
        }, unreachable);
      };
      const ask = (): void => {
        sdk().then(
          (identity) => followers.has(follow) && follow(identity),
          () => followers.has(follow) && somebodyWasSignedIn() && unreachable(),
        );
      };

      followers.add(follow);
      if (somebodyWasSignedIn()) ask();
      else {
        listener(null);
        whenIdle(ask);
      }
      return () => {
        followers.delete(follow);
        stop?.();
      };
    },
    token: async (fresh) => (loading === undefined ? null : (await sdk()).token(fresh)),
    reauthenticate: async (password) => (await sdk()).reauthenticate(password),
    reauthenticateWithGoogle: async () => (await sdk()).reauthenticateWithGoogle(),
    signIn: async (email, password) => (await sdk()).signIn(email, password),
    signUp: async (email, password) => (await sdk()).signUp(email, password),
    continueWithGoogle: async () => (await sdk()).continueWithGoogle(),
    signOut: async () => (await sdk()).signOut(),
    sendPasswordReset: async (email) => (await sdk()).sendPasswordReset(email),
    resetCodeEmail: async (code) => (await sdk()).resetCodeEmail(code),
    choosePassword: async (code, password) => (await sdk()).choosePassword(code, password),
    missingInPassword: async (password) => (await sdk()).missingInPassword(password),
  };
}
