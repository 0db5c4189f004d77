import { randomBytes, randomUUID } from 'node:crypto';
import type { ErasureReceipt } from '@trackrecord/contracts';
import fc from 'fast-check';
import { deriveErasureKey, findReceiptError, signReceipt } from './receipts.js';

const masterKey = randomBytes(32);
const { publicKey } = deriveErasureKey(masterKey);
const erased = { id: randomUUID(), uid: 'ada', erasedAt: new Date(), revision: 12n, parts: ['keys', 'cvs'] } as const;
const receipt = signReceipt(masterKey, erased);

it('verifies a receipt with the public key, also after parsing it from JSON', () => {
  expect(findReceiptError(receipt, publicKey)).toBeUndefined();
  expect(
    findReceiptError(JSON.parse(JSON.stringify(receipt, null, 2)), deriveErasureKey(masterKey).publicKey),
  ).toBeUndefined();
});

it.each<[string, Partial<ErasureReceipt>]>([
  ['another revision', { revision: 13 }],
  ['another time', { erasedAt: '2020-01-01T00:00:00.000Z' }],
  ['other parts', { parts: ['keys'] }],
  ['another id', { id: randomUUID() }],
  ['another account', { account: 'A'.repeat(43) }],
])('rejects a receipt changed to %s', (_, change) => {
  expect(findReceiptError({ ...receipt, ...change }, publicKey)).toBe('not-genuine');
});

it('rejects a receipt signed with another key', () => {
  const other = randomBytes(32);
  expect(findReceiptError(signReceipt(other, erased), publicKey)).toBe('another-key');
  const forged = { ...signReceipt(other, erased), keyId: receipt.keyId };
  expect(findReceiptError(forged, publicKey)).toBe('not-genuine');
});

it('matches only the uid of its account, and does not contain it', () => {
  expect(findReceiptError(receipt, publicKey, 'ada')).toBeUndefined();
  expect(findReceiptError(receipt, publicKey, 'bob')).toBe('another-account');
  expect(Object.values(receipt)).not.toContain('ada');
});

it('rejects any other value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findReceiptError(value, publicKey)).toBe('not-a-receipt');
    }),
  );
  expect(findReceiptError({ ...receipt, more: 1 }, publicKey)).toBe('not-a-receipt');
});
