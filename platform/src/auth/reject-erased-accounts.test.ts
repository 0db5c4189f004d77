import { fakeIdentityProvider } from '../testing/fake-identity-provider.js';
import { rejectErasedAccounts } from './reject-erased-accounts.js';

const identities = rejectErasedAccounts(fakeIdentityProvider, { has: (uid) => Promise.resolve(uid === 'gone') });

it('rejects tokens of erased accounts only', async () => {
  await expect(identities.verify('here')).resolves.toMatchObject({ uid: 'here' });
  await expect(identities.verify('gone')).rejects.toMatchObject({ code: 'account-gone' });
});

it('looks up the erasure while a known token is verified, and again if the token has another owner', async () => {
  const lookups: string[] = [];
  const has = (uid: string) => {
    lookups.push(uid);
    return Promise.resolve(uid === 'gone');
  };
  const verifiedTokens: string[] = [];
  const verify = async (token: string) => {
    expect(lookups).toContain('owner');
    verifiedTokens.push(token);
    return fakeIdentityProvider.verify(token);
  };
  const withKnownOwner = rejectErasedAccounts(
    { verify: (token) => Promise.resolve().then(() => verify(token)) },
    { has },
    () => 'owner',
  );
  await expect(withKnownOwner.verify('owner')).resolves.toMatchObject({ uid: 'owner' });
  expect([lookups, verifiedTokens]).toEqual([['owner'], ['owner']]);
  await expect(withKnownOwner.verify('gone')).rejects.toMatchObject({ code: 'account-gone' });
});

it('rejects every token while the erasures cannot be read', async () => {
  const unavailable = rejectErasedAccounts(fakeIdentityProvider, { has: () => Promise.reject(new Error('down')) });
  await expect(unavailable.verify('here')).rejects.toThrow('down');
});
