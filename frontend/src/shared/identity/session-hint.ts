import { forget, keep, readKept } from '../storage/browser-storage';

const KEY = 'session';

/** Returns true if a user was signed in during the last visit. Only the provider knows whether they still are. */
export const wasSignedIn = (): boolean => readKept('local', KEY) !== null;

/** Stores whether the next visit should expect a signed-in user. */
export function rememberSession(signedIn: boolean): void {
  if (signedIn) keep('local', KEY, 'signed-in');
  else forget('local', KEY);
}
