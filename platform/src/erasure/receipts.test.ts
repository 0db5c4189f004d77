import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { deriveErasureKey, findReceiptError, signReceipt } from './receipts.js';

const masterKey = randomBytes(32);
const { publicKey } = deriveErasureKey(masterKey);
const erasureDetails = {
  id: randomUUID(),
  uid: 'ada',
  erasedAt: new Date(),
  revision: 12n,
  parts: ['keys', 'cvs'],
} as const;
const receipt = signReceipt(masterKey, erasureDetails);

const RECEIPT_OF_VERSION_1 = {
  version: 1,
  id: '0b5a51c2-6c7e-4a39-9b53-8f2f0a6c9d11',
  account: 'YnUld0jJD2kluZDjqehhG74Z8ZW5E_ZJ_Av2mJQuF_I',
  erasedAt: '2026-11-21T10:00:00.000Z',
  revision: 7,
  parts: ['history', 'keys', 'account'],
  keyId: 'rcLqBRb_OLtqo6HY',
  signature: 'extBPhtEJkPsSkA8VuETGnn51B2nH3Rqvf44l_RYunshFV3J7ujZwcRW-nkhiEG5XGNIXTymNnefwnYcOCthDg',
};

it('verifies a receipt with the public key, also after parsing it from JSON', () => {
  expect(findReceiptError(receipt, publicKey)).toBeUndefined();
  expect(
    findReceiptError(JSON.parse(JSON.stringify(receipt, null, 2)), deriveErasureKey(masterKey).publicKey),
  ).toBeUndefined();
});

it('names what is kept', () => {
  expect(receipt).toMatchObject({ version: 2, kept: ['access-log', 'erasure-list'] });
});

it('verifies a receipt of version 1, which does not name what is kept', () => {
  const key = Buffer.alloc(32, 7);
  // Signed by the code of version 1.
  expect(findReceiptError(RECEIPT_OF_VERSION_1, deriveErasureKey(key).publicKey, 'ada')).toBeUndefined();
  expect(findReceiptError({ ...RECEIPT_OF_VERSION_1, version: 2, kept: [] }, deriveErasureKey(key).publicKey)).toBe(
    'not-genuine',
  );
});

it.each<[string, object]>([
  ['an empty list of kept data', { kept: [] }],
  ['another revision', { revision: 13 }],
  ['another time', { erasedAt: '2020-01-01T00:00:00.000Z' }],
  ['other parts', { parts: ['keys'] }],
  ['another id', { id: randomUUID() }],
  ['another account', { account: 'A'.repeat(43) }],
])('rejects a receipt that was changed to have %s', (_, change) => {
  expect(findReceiptError({ ...receipt, ...change }, publicKey)).toBe('not-genuine');
});

it('rejects a receipt signed with another key', () => {
  const otherKey = randomBytes(32);
  expect(findReceiptError(signReceipt(otherKey, erasureDetails), publicKey)).toBe('another-key');
  const forgedReceipt = { ...signReceipt(otherKey, erasureDetails), keyId: receipt.keyId };
  expect(findReceiptError(forgedReceipt, publicKey)).toBe('not-genuine');
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
