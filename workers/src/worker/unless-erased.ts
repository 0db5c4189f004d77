import { KeyDestroyed } from '@trackrecord/platform';

/** What there is to do for somebody who is gone: nothing. @throws any other error. */
export function unlessErased(error: unknown): undefined {
  if (error instanceof KeyDestroyed) return undefined;
  throw error;
}
