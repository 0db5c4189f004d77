import { type Identity, InvalidTokenError } from './identity.js';
import { rejectEndedSignIns } from './reject-ended-sign-ins.js';

const NOW = Date.parse('2026-11-26T10:00:00.000Z');

const verify = (identity: Partial<Identity>, beforeMs: number, singleMs: readonly number[] = []) =>
  rejectEndedSignIns(
    { verify: () => Promise.resolve({ uid: 'nadia', roles: [], ...identity }) },
    { getEnded: () => Promise.resolve({ beforeMs, singleMs }) },
  ).verify('token');

it('accepts every sign-in of users who never signed out everywhere', async () => {
  await expect(verify({}, 0)).resolves.toMatchObject({ uid: 'nadia' });
});

it('rejects only tokens of sign-ins before the user signed out everywhere', async () => {
  await expect(verify({ authTime: NOW - 1_000 }, NOW)).rejects.toMatchObject({ code: 'signed-out' });
  await expect(verify({ authTime: NOW }, NOW)).resolves.toMatchObject({ uid: 'nadia' });
});

it('rejects the tokens of a single sign-in that has ended, and no others', async () => {
  await expect(verify({ authTime: NOW }, 0, [NOW])).rejects.toMatchObject({ code: 'signed-out' });
  for (const authTime of [NOW - 1_000, NOW + 1_000])
    await expect(verify({ authTime }, 0, [NOW])).resolves.toMatchObject({ uid: 'nadia' });
});

it('rejects a token without a sign-in time if the user signed out everywhere', async () => {
  await expect(verify({}, NOW)).rejects.toMatchObject({ code: 'signed-out' });
});

it('rejects every token if it cannot read when the user signed out everywhere', async () => {
  const provider = { verify: () => Promise.resolve({ uid: 'nadia', roles: [] }) };
  const unavailable = rejectEndedSignIns(provider, { getEnded: () => Promise.reject(new Error('down')) });
  await expect(unavailable.verify('token')).rejects.toThrow('down');
});

describe('an expired token', () => {
  const toToken = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmVk`;
  const expired = rejectEndedSignIns(
    { verify: () => Promise.reject(new InvalidTokenError('token-expired')) },
    { getEnded: () => Promise.resolve({ beforeMs: NOW, singleMs: [] }) },
  );

  it.each([
    ['of an ended sign-in', 'signed-out', toToken({ sub: 'nadia', auth_time: NOW / 1_000 - 1 })],
    ['of a later sign-in', 'token-expired', toToken({ sub: 'nadia', auth_time: NOW / 1_000 })],
    ['without a sign-in time', 'token-expired', toToken({ sub: 'nadia' })],
    ['without claims', 'token-expired', toToken(null)],
    ['that is no JWT', 'token-expired', 'nonsense'],
  ])('%s is rejected with the code %s', async (_case, code, token) => {
    await expect(expired.verify(token)).rejects.toMatchObject({ code });
  });
});
