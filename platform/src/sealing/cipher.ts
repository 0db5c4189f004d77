import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const VERSION = 1;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
/** Characters of base64url, which hold 132 bits. */
const KEYED_HASH_LENGTH = 22;
const HEADER_LENGTH = 1 + IV_LENGTH + TAG_LENGTH;

/** IVs are generated in bulk: one system call for many of them. `used` counts bytes. */
const ivPool = { bytes: Buffer.alloc(0), used: 0 };

const IVS_PER_REFILL = 256;

function nextIv(): Buffer {
  if (ivPool.used >= ivPool.bytes.length)
    Object.assign(ivPool, { bytes: randomBytes(IV_LENGTH * IVS_PER_REFILL), used: 0 });
  ivPool.used += IV_LENGTH;
  return ivPool.bytes.subarray(ivPool.used - IV_LENGTH, ivPool.used);
}

/** Sealed data was altered, belongs to another context, or was sealed with another key. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

/**
 * Encrypts bytes with AES-256-GCM into version, IV, tag and ciphertext. They can only be decrypted with the same
 * `context`, which is the additional authenticated data.
 */
export function seal(key: Buffer, plaintext: Buffer, context: string): Buffer {
  const iv = nextIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), ciphertext]);
}

/**
 * Decrypts sealed bytes.
 * @throws {DecryptionError} if the bytes, the key or the context differ.
 */
export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed.length < HEADER_LENGTH || sealed[0] !== VERSION) throw new DecryptionError('not sealed data');
  const iv = sealed.subarray(1, 1 + IV_LENGTH);
  const tag = sealed.subarray(1 + IV_LENGTH, HEADER_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEADER_LENGTH)), decipher.final()]);
  } catch {
    throw new DecryptionError('sealed data cannot be decrypted');
  }
}

/** Hash keys derived from sealing keys; garbage collected with them. */
const hashKeys = new WeakMap<Buffer, Buffer>();

/** Hashes a text with a key (HMAC), so that it cannot be guessed without the key. */
export function hashWithKey(key: Buffer, text: string): string {
  const hashKey = hashKeys.get(key) ?? createHmac('sha256', key).update('trackrecord keyed hash').digest();
  hashKeys.set(key, hashKey);
  return createHmac('sha256', hashKey).update(text).digest('base64url').slice(0, KEYED_HASH_LENGTH);
}
