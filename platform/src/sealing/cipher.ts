import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const VERSION = 1;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
const HEADER_LENGTH = 1 + IV_LENGTH + TAG_LENGTH;

/** Random bytes are drawn in bulk: one system call for many IVs. */
const ivPool = { bytes: Buffer.alloc(0), used: 0 };

function nextIv(): Buffer {
  if (ivPool.used >= ivPool.bytes.length) Object.assign(ivPool, { bytes: randomBytes(IV_LENGTH * 256), used: 0 });
  ivPool.used += IV_LENGTH;
  return ivPool.bytes.subarray(ivPool.used - IV_LENGTH, ivPool.used);
}

/** A sealed text was altered, belongs elsewhere, or another key sealed it. */
export class NotGenuine extends Error {
  override readonly name = 'NotGenuine';
}

/**
 * Seals bytes with AES-256-GCM: version, IV, tag, ciphertext. `context` is bound to them as additional data: they open
 * only where they were meant to be.
 */
export function seal(key: Buffer, plain: Buffer, context: string): Buffer {
  const iv = nextIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), ciphertext]);
}

/**
 * Opens what `seal` made.
 * @throws {NotGenuine} when anything about it, the key or the context is not what it was.
 */
export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed.length < HEADER_LENGTH || sealed[0] !== VERSION) throw new NotGenuine('not a sealed text of ours');
  const iv = sealed.subarray(1, 1 + IV_LENGTH);
  const tag = sealed.subarray(1 + IV_LENGTH, HEADER_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEADER_LENGTH)), decipher.final()]);
  } catch {
    throw new NotGenuine('a sealed text does not open');
  }
}

/** Keys for hashes, derived from keys for sealing; forgotten with them. */
const hashKeys = new WeakMap<Buffer, Buffer>();

/** Hashes a text so that only the holder of the key can tell what it may have been. */
export function keyedHash(key: Buffer, text: string): string {
  const hashKey = hashKeys.get(key) ?? createHmac('sha256', key).update('trackrecord keyed hash').digest();
  hashKeys.set(key, hashKey);
  return createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, 22);
}
