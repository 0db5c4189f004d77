import { oneTimeCode } from '@trackrecord/contracts';
import { createCode, createCodeHasher } from './one-time-codes.js';

it('creates random codes of the documented form', () => {
  const codes = Array.from({ length: 200 }, createCode);
  expect(codes.every((code) => oneTimeCode.safeParse(code).success)).toBe(true);
  expect(new Set(codes).size).toBe(200);
});

it('hashes codes with a key', () => {
  const hash = createCodeHasher(Buffer.alloc(32, 1), 'consent');
  expect(hash('K7Q2-9XMD')).toMatch(/^[\w-]{43}$/);
  expect(hash('K7Q2-9XMD')).not.toBe(hash('K7Q2-9XME'));
  expect(createCodeHasher(Buffer.alloc(32, 2), 'consent')('K7Q2-9XMD')).not.toBe(hash('K7Q2-9XMD'));
  expect(createCodeHasher(Buffer.alloc(32, 1), 'pairing')('K7Q2-9XMD')).not.toBe(hash('K7Q2-9XMD'));
});
