import type { Identity } from './identity.js';
import { InvalidTokenError } from './identity.js';
import { type StaffAccount, StaffAuthorizer, type StaffPolicy } from './staff.js';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2024-05-06T10:00:00.000Z');
const POLICY: StaffPolicy = { reauthMinutes: 10, secondFactor: 'off' };
const account: StaffAccount = {
  name: 'Owen Price',
  isDisabled: false,
  tokensValidAfter: NOW - 60 * MINUTE_MS,
  roles: ['support', 'developer'],
  staffUntil: undefined,
};
const identity: Identity = { uid: 'owen', roles: [], authTime: NOW - 5 * MINUTE_MS };

/** Authorizes a request of an account, by default for support. */
async function authorize({
  changes = {},
  sender = identity,
  policy = POLICY,
  isRecentSignInRequired = false,
  roles = ['support'] as const,
}: {
  changes?: Partial<StaffAccount>;
  sender?: Identity;
  policy?: StaffPolicy;
  isRecentSignInRequired?: boolean;
  roles?: Parameters<StaffAuthorizer['authorize']>[1]['roles'];
} = {}) {
  const accounts = { getAccount: () => Promise.resolve({ ...account, ...changes }) };
  const authorizer = new StaffAuthorizer(accounts, policy, () => NOW);
  return authorizer.authorize(await authorizer.identify(sender), { roles, isRecentSignInRequired });
}

const toRejection = (code: string, status = 403) => expect.objectContaining({ status, code }) as Error;

describe('authorizing staff', () => {
  it('returns the name, the current roles and the role that permits the request', async () => {
    expect(await authorize({ roles: ['auditor', 'developer'] })).toEqual({
      ...identity,
      name: 'Owen Price',
      roles: ['support', 'developer'],
      actingRole: 'developer',
      freshUntil: NOW + 5 * MINUTE_MS,
    });
  });

  it('ignores the roles of the token and unknown roles', async () => {
    await expect(
      authorize({ changes: { roles: ['admin'] }, sender: { ...identity, roles: ['support'] } }),
    ).rejects.toEqual(toRejection('not-staff'));
  });

  it('rejects people without a role', async () => {
    await expect(authorize({ changes: { roles: [] } })).rejects.toEqual(toRejection('not-staff'));
  });

  it('rejects staff with another role', async () => {
    await expect(authorize({ roles: ['operator'] })).rejects.toEqual(toRejection('role-required'));
  });

  it('counts no role after its end', async () => {
    expect(await authorize({ changes: { staffUntil: NOW + 1 } })).toMatchObject({ roles: ['support', 'developer'] });
    await expect(authorize({ changes: { staffUntil: NOW } })).rejects.toEqual(toRejection('not-staff'));
  });

  it('rejects disabled and deleted accounts', async () => {
    await expect(authorize({ changes: { isDisabled: true } })).rejects.toEqual(new InvalidTokenError('account-gone'));
    const deleted = new StaffAuthorizer({ getAccount: () => Promise.resolve(undefined) }, POLICY);
    await expect(deleted.identify(identity)).rejects.toEqual(new InvalidTokenError('account-gone'));
  });

  it('rejects tokens of sign-ins before the last revocation', async () => {
    await expect(authorize({ changes: { tokensValidAfter: NOW - 4 * MINUTE_MS } })).rejects.toEqual(
      new InvalidTokenError('token-expired'),
    );
  });

  it.each([
    [10, true],
    [11, false],
  ])('requires a recent sign-in where the endpoint says so (%i minutes ago)', async (minutes, isRecent) => {
    const sender = { ...identity, authTime: NOW - minutes * MINUTE_MS };
    expect(await authorize({ sender })).toMatchObject({ uid: 'owen' });
    const fresh = authorize({ sender, isRecentSignInRequired: true });
    await (isRecent
      ? expect(fresh).resolves.toMatchObject({ uid: 'owen' })
      : expect(fresh).rejects.toEqual(toRejection('reauthenticate', 401)));
  });

  it('treats a token without sign-in time as old', async () => {
    const { authTime: _, ...sender } = identity;
    await expect(authorize({ sender, isRecentSignInRequired: true })).rejects.toEqual(
      new InvalidTokenError('token-expired'),
    );
  });

  it('requires a second factor if the policy does', async () => {
    const policy = { ...POLICY, secondFactor: 'required' } as const;
    await expect(authorize({ policy })).rejects.toEqual(toRejection('second-factor-required'));
    expect(await authorize({ policy, sender: { ...identity, secondFactor: 'phone' } })).toMatchObject({ uid: 'owen' });
  });

  it('asks the provider at most once in 10 seconds for each account', async () => {
    let [now, requestCount] = [NOW, 0];
    const accounts = { getAccount: () => Promise.resolve({ ...account, name: String((requestCount += 1)) }) };
    const authorizer = new StaffAuthorizer(accounts, POLICY, () => now);
    const request = async () => (await authorizer.identify(identity)).name;
    expect(await Promise.all([request(), request()])).toEqual(['1', '1']);
    now += 9_999;
    expect(await request()).toBe('1');
    now += 1;
    expect(await request()).toBe('2');
    expect((await authorizer.identify(identity, 0)).name).toBe('3');
  });

  it('asks again after a failure', async () => {
    let requestCount = 0;
    const accounts = {
      getAccount: () => ((requestCount += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve(account)),
    };
    const authorizer = new StaffAuthorizer(accounts, POLICY, () => NOW);
    await expect(authorizer.identify(identity)).rejects.toThrow('down');
    expect(await authorizer.identify(identity)).toMatchObject({ uid: 'owen' });
  });
});
