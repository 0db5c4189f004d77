import { NADIA } from '../../testing/memory-identity';
import { storeFirebaseSession } from '../../testing/stored-session';
import { readStoredSession, readStoredSignInMethods } from './stored-session';

const KEY = 'firebase:authUser:key:[DEFAULT]';

describe('readStoredSession', () => {
  it('returns the user and the token that the SDK stored', () => {
    storeFirebaseSession();
    expect(readStoredSession()).toEqual({ user: NADIA, token: 'stored-token-of-nadia' });
  });

  it('returns nothing without a session', () => {
    expect(readStoredSession()).toBeUndefined();
  });

  it.each([
    ['expires within 30 seconds', 29_000],
    ['has expired', -1],
  ])('returns nothing if the token %s', (_case, validMs) => {
    storeFirebaseSession({ validMs });
    expect(readStoredSession()).toBeUndefined();
  });

  it('returns nothing if there are sessions of two projects', () => {
    storeFirebaseSession({ apiKey: 'one' });
    storeFirebaseSession({ apiKey: 'other' });
    expect(readStoredSession()).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"uid":"nadia"}', '{"uid":"nadia","stsTokenManager":{"accessToken":1}}'])(
    'returns nothing for %j',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readStoredSession()).toBeUndefined();
    },
  );
});

describe('readStoredSignInMethods', () => {
  const PASSWORD = { providerId: 'password', email: 'nadia@example.com' };
  const GOOGLE = { providerId: 'google.com', email: 'nadia@gmail.example' };

  it.each([
    [
      { providerData: [PASSWORD], emailVerified: false },
      { hasPassword: true, googleEmail: null, isEmailVerified: false },
    ],
    [
      { providerData: [PASSWORD, GOOGLE], emailVerified: true },
      { hasPassword: true, googleEmail: GOOGLE.email, isEmailVerified: true },
    ],
    [
      { providerData: [GOOGLE], emailVerified: true },
      { hasPassword: false, googleEmail: GOOGLE.email, isEmailVerified: true },
    ],
    [{ providerData: [null, PASSWORD] }, { hasPassword: true, googleEmail: null, isEmailVerified: true }],
    [{ providerData: 'password' }, undefined],
    [{}, undefined],
  ])('reads %j', (fields, methods) => {
    localStorage.setItem(KEY, JSON.stringify({ uid: 'nadia', ...fields }));
    expect(readStoredSignInMethods('nadia')).toEqual(methods);
    expect(readStoredSignInMethods('other')).toBeUndefined();
  });

  it('returns nothing without a stored user', () => {
    expect(readStoredSignInMethods('nadia')).toBeUndefined();
  });
});
