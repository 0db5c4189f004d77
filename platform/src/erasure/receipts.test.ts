import { randomBytes, randomUUID } from 'node:crypto';
import type { ErasureReceipt } from '@trackrecord/contracts';
import fc from 'fast-check';
import { erasureKeyOf, faultOfReceipt, signReceipt } from './receipts.js';

const masterKey = randomBytes(32);
const { publicKey } = erasureKeyOf(masterKey);
const erased = { id: randomUUID(), uid: 'ada', erasedAt: new Date(), revision: 12n, parts: ['keys', 'cvs'] } as const;
const receipt = signReceipt(masterKey, erased);

it('a receipt is proved by the public key, also years later by another process', () => {
  expect(faultOfReceipt(receipt, publicKey)).toBeUndefined();
  expect(
    faultOfReceipt(JSON.parse(JSON.stringify(receipt, null, 2)), erasureKeyOf(masterKey).publicKey),
  ).toBeUndefined();
});

it.each<[string, Partial<ErasureReceipt>]>([
  ['another revision', { revision: 13 }],
  ['another time', { erasedAt: '2020-01-01T00:00:00.000Z' }],
  ['other parts', { parts: ['keys'] }],
  ['another number', { id: randomUUID() }],
  ['another account', { account: 'A'.repeat(43) }],
])('one that was changed to name %s is not genuine', (_, change) => {
  expect(faultOfReceipt({ ...receipt, ...change }, publicKey)).toBe('not-genuine');
});

it('one that somebody else signed is told apart', () => {
  const other = randomBytes(32);
  expect(faultOfReceipt(signReceipt(other, erased), publicKey)).toBe('another-key');
  const forged = { ...signReceipt(other, erased), keyId: receipt.keyId };
  expect(faultOfReceipt(forged, publicKey)).toBe('not-genuine');
});

it('whose account it was can be told by who knows its id, and by nobody else', () => {
  expect(faultOfReceipt(receipt, publicKey, 'ada')).toBeUndefined();
  expect(faultOfReceipt(receipt, publicKey, 'bob')).toBe('another-account');
  expect(Object.values(receipt)).not.toContain('ada');
});

it('whatever else is no receipt', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(faultOfReceipt(value, publicKey)).toBe('not-a-receipt');
    }),
  );
  expect(faultOfReceipt({ ...receipt, more: 1 }, publicKey)).toBe('not-a-receipt');
});
