import { hashWithKey, open, seal, DecryptionError } from './cipher.js';
import { type KeyStore, KeyMissingError } from './key-store.js';

/** Seals JSON values under a subject's data key. */
export class Sealer {
  constructor(private readonly keys: KeyStore) {}

  /**
   * Seals a value. Creates the subject's key if it has none. `context` is authenticated but not stored (additional
   * authenticated data): `open` needs the same one.
   * @throws {KeyDestroyedError} after an erasure.
   */
  async seal(subject: string, value: unknown, context: string): Promise<Buffer> {
    return seal(await this.keys.findOrCreate(subject), Buffer.from(JSON.stringify(value)), context);
  }

  /**
   * Hashes a text with a subject's key, which is created if there is none. The hash reveals nothing without the key.
   * @throws {KeyDestroyedError} after an erasure.
   */
  async hash(subject: string, text: string): Promise<string> {
    return hashWithKey(await this.keys.findOrCreate(subject), text);
  }

  /**
   * Opens a sealed value. Validate it with a schema: its shape may be that of an older version.
   * @throws {KeyDestroyedError} @throws {KeyMissingError} @throws {DecryptionError}
   */
  async open(subject: string, sealed: Buffer, context: string): Promise<unknown> {
    return parseJson(open(await this.keys.find(subject), sealed, context).toString());
  }
}

/** @throws {DecryptionError} if the text is not JSON. The error of `JSON.parse` quotes the text, so it is dropped. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DecryptionError('the sealed value is not JSON');
  }
}

/** An error of opening a sealed value that a retry does not fix. */
export type UnopenableError = KeyMissingError | DecryptionError;

/**
 * Returns true if only this sealed value cannot be opened: its key is missing, or it cannot be decrypted. False for an
 * erased account (`KeyDestroyedError`) and for a database of keys that is unreachable or empty.
 */
export const isUnopenable = (error: unknown): error is UnopenableError =>
  error instanceof KeyMissingError || error instanceof DecryptionError;

/** Describes the reason without naming the subject. */
export const describeUnopenable = (error: UnopenableError): string =>
  error instanceof KeyMissingError ? 'its key is missing' : 'it cannot be decrypted';
