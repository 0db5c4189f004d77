import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { DecryptionError, open, seal } from './cipher.js';

const key = randomBytes(32);

it('decrypts what was encrypted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.string(), (plain, context) => {
      expect(open(key, seal(key, Buffer.from(plain), context), context)).toEqual(Buffer.from(plain));
    }),
  );
});

it('rejects data with any bit changed', () => {
  const sealed = seal(key, Buffer.from('a secret'), 'here');
  fc.assert(
    fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
      const altered = Buffer.from(sealed);
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => open(key, altered, 'here')).toThrow(DecryptionError);
    }),
  );
});

it('rejects another context, another key and truncated data', () => {
  const sealed = seal(key, Buffer.from('a secret'), 'here');
  expect(() => open(key, sealed, 'there')).toThrow(DecryptionError);
  expect(() => open(randomBytes(32), sealed, 'here')).toThrow(DecryptionError);
  expect(() => open(key, sealed.subarray(0, 20), 'here')).toThrow(DecryptionError);
});

it('never encrypts the same text to the same bytes', () => {
  expect(seal(key, Buffer.from('x'), '')).not.toEqual(seal(key, Buffer.from('x'), ''));
});
