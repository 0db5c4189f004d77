import { hkdfSync } from 'node:crypto';
import { open, seal } from '../sealing/cipher.js';

/** Encrypts uids in the database. Only servers can decrypt them, with a key that is not in the database. */
export interface UidCipher {
  /** Encrypts the uid of a document. Encrypting it twice gives different texts. */
  readonly encrypt: (uid: string, documentId: string) => string;
  /**
   * Decrypts the uid of a document.
   * @throws {DecryptionError} if it was encrypted for another document or with another master key.
   */
  readonly decrypt: (encryptedUid: string, documentId: string) => string;
}

/** Creates the cipher of the uids in the list of access sessions. */
export function createUidCipher(masterKey: Buffer): UidCipher {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord session uids', 32));
  return {
    encrypt: (uid, documentId) => seal(key, Buffer.from(uid), documentId).toString('base64url'),
    decrypt: (encryptedUid, documentId) => open(key, Buffer.from(encryptedUid, 'base64url'), documentId).toString(),
  };
}
