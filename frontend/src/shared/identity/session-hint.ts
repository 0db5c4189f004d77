import { removeItem, storeItem, readItem } from '../storage/browser-storage';

const KEY = 'session';

/** Returns true if a user was signed in during the last visit. Only the provider knows whether they still are. */
export const wasSignedIn = (): boolean => readItem('local', KEY) !== null;

/** Stores whether the next visit should expect a signed-in user. */
export function rememberSession(signedIn: boolean): void {
  if (signedIn) storeItem('local', KEY, 'signed-in');
  else removeItem('local', KEY);
}
