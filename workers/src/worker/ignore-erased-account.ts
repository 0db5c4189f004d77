import { KeyDestroyedError } from '@trackrecord/platform';

/** Ignores the error of a destroyed key: an erased account needs no work. @throws any other error. */
export function ignoreErasedAccount(error: unknown): undefined {
  if (error instanceof KeyDestroyedError) return undefined;
  throw error;
}
