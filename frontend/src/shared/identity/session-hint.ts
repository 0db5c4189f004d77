import { forget, keep, readKept } from '../storage/browser-storage';

const KEY = 'session';

/** Whether somebody was signed in here when the page was last open. Only the provider knows whether they still are. */
export const wasSignedIn = (): boolean => readKept('local', KEY) !== null;

/** Notes whether the next visit should expect somebody. */
export function rememberSession(signedIn: boolean): void {
  if (signedIn) keep('local', KEY, 'signed-in');
  else forget('local', KEY);
}
