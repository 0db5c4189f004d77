import { DecryptionFailed } from './cipher.js';
import { KeyMissing } from './key-store.js';

/** Errors for which opening a sealed value is not worth a retry. */
export type UnopenableError = KeyMissing | DecryptionFailed;

/**
 * Returns true if only this sealed value cannot be opened: its key is missing or does not fit. False for an erased
 * account (`KeyDestroyed`) and for a database of keys that is unreachable or empty.
 */
export const isUnopenable = (error: unknown): error is UnopenableError =>
  error instanceof KeyMissing || error instanceof DecryptionFailed;

/** Describes the reason without naming the subject. */
export const describeUnopenable = (error: UnopenableError): string =>
  error instanceof KeyMissing ? 'its key is missing' : 'it does not fit its key';
