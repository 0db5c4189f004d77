import { NADIA } from '../../testing/memory-identity';
import { storeFirebaseSession } from '../../testing/stored-session';
import { readStoredSession } from './stored-session';

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
