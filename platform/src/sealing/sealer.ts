import { keyedHash, open, seal } from './cipher.js';
import type { KeyStore } from './key-store.js';

/** Seals JSON values under a subject's data key (design.md section 3). */
export class Sealer {
  constructor(private readonly keys: KeyStore) {}

  /**
   * Seals a value; the subject's key is made if this is the first.
   * @throws {KeyDestroyed} after an erasure.
   */
  async seal(subject: string, value: unknown, context: string): Promise<Buffer> {
    return seal(await this.keys.findOrCreate(subject), Buffer.from(JSON.stringify(value)), context);
  }

  /**
   * Hashes a text under a subject's key, which is made if this is the first: without the key, the hash says nothing.
   * @throws {KeyDestroyed} after an erasure.
   */
  async hash(subject: string, text: string): Promise<string> {
    return keyedHash(await this.keys.findOrCreate(subject), text);
  }

  /**
   * Opens a sealed value, which is what it was when it was sealed and nothing more: check it with a schema.
   * @throws {KeyDestroyed} @throws {KeyMissing} @throws {NotGenuine}
   */
  async open(subject: string, sealed: Buffer, context: string): Promise<unknown> {
    return JSON.parse(open(await this.keys.find(subject), sealed, context).toString()) as unknown;
  }
}
