import { type Identity, InvalidTokenError } from './identity.js';
import { rejectEndedSignIns } from './reject-ended-sign-ins.js';

const NOW = Date.parse('2026-11-26T10:00:00.000Z');

const verify = (identity: Partial<Identity>, before: number) =>
  rejectEndedSignIns(
    { verify: () => Promise.resolve({ uid: 'nadia', roles: [], ...identity }) },
    { getEndedBeforeMs: () => Promise.resolve(before) },
  ).verify('token');

it('accepts every sign-in of users who never signed out everywhere', async () => {
  await expect(verify({}, 0)).resolves.toMatchObject({ uid: 'nadia' });
});

it('rejects tokens of sign-ins before that time only', async () => {
  await expect(verify({ authTime: NOW - 1_000 }, NOW)).rejects.toMatchObject({ code: 'signed-out' });
  await expect(verify({ authTime: NOW }, NOW)).resolves.toMatchObject({ uid: 'nadia' });
});

it('treats a token without sign-in time as old', async () => {
  await expect(verify({}, NOW)).rejects.toMatchObject({ code: 'signed-out' });
});

it('rejects every token while the times cannot be read', async () => {
  const provider = { verify: () => Promise.resolve({ uid: 'nadia', roles: [] }) };
  const unavailable = rejectEndedSignIns(provider, { getEndedBeforeMs: () => Promise.reject(new Error('down')) });
  await expect(unavailable.verify('token')).rejects.toThrow('down');
});

describe('an expired token', () => {
  const toToken = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmVk`;
  const expired = rejectEndedSignIns(
    { verify: () => Promise.reject(new InvalidTokenError('token-expired')) },
    { getEndedBeforeMs: () => Promise.resolve(NOW) },
  );

  it.each([
    ['of an ended sign-in', toToken({ sub: 'nadia', auth_time: NOW / 1_000 - 1 }), 'signed-out'],
    ['of a later sign-in', toToken({ sub: 'nadia', auth_time: NOW / 1_000 }), 'token-expired'],
    ['without a time', toToken({ sub: 'nadia' }), 'token-expired'],
    ['without claims', toToken(null), 'token-expired'],
    ['that is no JWT', 'nonsense', 'token-expired'],
  ])('%s is rejected with the right reason', async (_case, token, code) => {
    await expect(expired.verify(token)).rejects.toMatchObject({ code });
  });
});
