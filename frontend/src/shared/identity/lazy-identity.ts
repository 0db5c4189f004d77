import { authFailureOf } from './auth-failure';
import type { Identity } from './identity';
import { noteSession, somebodyWasSignedIn } from './session-hint';

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
};

/**
 * An identity whose SDK arrives in its own chunk. A visitor who was not signed in here before is told so without
 * waiting for the chunk, which then loads when the page is idle; should the SDK know better, it says so then.
 */
export function lazyIdentity(load: () => Promise<Identity>): Identity {
  let loading: Promise<Identity> | undefined;

  const sdk = (): Promise<Identity> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw authFailureOf(error);
    });
    return loading;
  };

  return {
    watch(listener) {
      let stop: (() => void) | undefined;
      let stopped = false;
      const follow = (): void => {
        sdk()
          .then((identity) => {
            if (stopped) return;
            stop = identity.watch((user) => {
              noteSession(user !== null);
              listener(user);
            });
          })
          .catch(() => {
            if (!stopped) listener(null);
          });
      };
      if (somebodyWasSignedIn()) follow();
      else {
        listener(null);
        whenIdle(follow);
      }
      return () => {
        stopped = true;
        stop?.();
      };
    },
    token: async () => (loading === undefined ? null : (await sdk()).token()),
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
