import type { Identity } from './identity.js';
import { rejectEndedSignIns } from './reject-ended-sign-ins.js';

const NOW = Date.parse('2026-11-26T10:00:00.000Z');

const verify = (identity: Partial<Identity>, before: number) =>
  rejectEndedSignIns(
    { verify: () => Promise.resolve({ uid: 'nadia', roles: [], ...identity }) },
    { find: () => Promise.resolve(before) },
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
  const unavailable = rejectEndedSignIns(provider, { find: () => Promise.reject(new Error('down')) });
  await expect(unavailable.verify('token')).rejects.toThrow('down');
});
