import { DecryptionError } from '../sealing/cipher.js';
import { createUidCipher } from './uid-cipher.js';

const { encrypt, decrypt } = createUidCipher(Buffer.alloc(32, 1));

it('decrypts the uid of a document', () => {
  const encrypted = encrypt('nadia', 's1');
  expect(decrypt(encrypted, 's1')).toBe('nadia');
  expect(encrypted).not.toBe(encrypt('nadia', 's1'));
  expect(encrypted).toMatch(/^[\w-]+$/);
});

it('rejects the uid of another document or master key', () => {
  const encrypted = encrypt('nadia', 's1');
  expect(() => decrypt(encrypted, 's2')).toThrow(DecryptionError);
  expect(() => createUidCipher(Buffer.alloc(32, 2)).decrypt(encrypted, 's1')).toThrow(DecryptionError);
});
