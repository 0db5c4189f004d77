import { fakeIdentityProvider } from '../testing/fake-identity-provider.js';
import { rejectErasedAccounts } from './reject-erased-accounts.js';

const identities = rejectErasedAccounts(fakeIdentityProvider, { has: (uid) => Promise.resolve(uid === 'gone') });

it('a token is believed unless its account is erased', async () => {
  await expect(identities.verify('here')).resolves.toMatchObject({ uid: 'here' });
  await expect(identities.verify('gone')).rejects.toMatchObject({ code: 'account-gone' });
});

it('asks the list of erasures while a known token is verified, and again if it is somebody else’s', async () => {
  const lookups: string[] = [];
  const has = (uid: string) => {
    lookups.push(uid);
    return Promise.resolve(uid === 'gone');
  };
  const verified: string[] = [];
  const verify = async (token: string) => {
    expect(lookups).toContain('owner');
    verified.push(token);
    return fakeIdentityProvider.verify(token);
  };
  const withKnownOwner = rejectErasedAccounts(
    { verify: (token) => Promise.resolve().then(() => verify(token)) },
    { has },
    () => 'owner',
  );
  await expect(withKnownOwner.verify('owner')).resolves.toMatchObject({ uid: 'owner' });
  expect([lookups, verified]).toEqual([['owner'], ['owner']]);
  await expect(withKnownOwner.verify('gone')).rejects.toMatchObject({ code: 'account-gone' });
});

it('while it cannot be told who is erased, nobody is let in', async () => {
  const unavailable = rejectErasedAccounts(fakeIdentityProvider, { has: () => Promise.reject(new Error('down')) });
  await expect(unavailable.verify('here')).rejects.toThrow('down');
});
