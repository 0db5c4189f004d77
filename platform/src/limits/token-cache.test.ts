import { type Identity, InvalidTokenError } from '../auth/identity.js';
import { TokenCache } from './token-cache.js';

const clock = { now: 0 };
beforeEach(() => (clock.now = Date.parse('2026-05-06T12:00:00Z')));

/** Records verified tokens; all of them expire at `expiresAt`. */
function createCountingProvider(expiresAt?: number) {
  const verifiedTokens: string[] = [];
  const verify = (token: string): Promise<Identity> => {
    verifiedTokens.push(token);
    return Promise.resolve({ uid: `owner of ${token}`, roles: [], expiresAt });
  };
  return { verified: verifiedTokens, verify };
}

const createCache = (max?: number) => new TokenCache(max, () => clock.now);
const rejectingProvider = { verify: () => Promise.reject(new InvalidTokenError('token-expired')) };

it('returns the owner of a verified token', async () => {
  const tokens = createCache();
  expect(tokens.getOwner('a')).toBeUndefined();
  await tokens.withTokenCache(createCountingProvider()).verify('a');
  expect([tokens.getOwner('a'), tokens.getOwner('b')]).toEqual(['owner of a', undefined]);
  clock.now += 5 * 60_000;
  expect(tokens.getOwner('a')).toBeUndefined();
});

it('does not cache a token that is rejected', async () => {
  const tokens = createCache();
  await expect(tokens.withTokenCache(rejectingProvider).verify('a')).rejects.toThrow(InvalidTokenError);
  expect(tokens.getOwner('a')).toBeUndefined();
  const provider = createCountingProvider();
  await expect(tokens.withTokenCache(provider).verify('a')).resolves.toMatchObject({ uid: 'owner of a' });
  expect(provider.verified).toEqual(['a']);
});

it('evicts the least recently used token', async () => {
  const tokens = createCache(2);
  const provider = tokens.withTokenCache(createCountingProvider());
  for (const token of ['a', 'b']) await provider.verify(token);
  clock.now += 10_000;
  for (const token of ['a', 'c']) await provider.verify(token);
  expect(['a', 'b', 'c'].filter((token) => tokens.getOwner(token) !== undefined)).toEqual(['a', 'c']);
});

it('verifies a token once in five seconds, also for requests at the same time', async () => {
  const provider = createCountingProvider();
  const cachingProvider = createCache().withTokenCache(provider);
  await Promise.all([cachingProvider.verify('a'), cachingProvider.verify('a'), cachingProvider.verify('b')]);
  clock.now += 4_999;
  await cachingProvider.verify('a');
  expect(provider.verified).toEqual(['a', 'b']);
  clock.now += 1;
  await cachingProvider.verify('a');
  expect(provider.verified).toEqual(['a', 'b', 'a']);
});

it('verifies a token again once it expired', async () => {
  const provider = createCountingProvider(clock.now + 2_000);
  const cachingProvider = createCache().withTokenCache(provider);
  await cachingProvider.verify('a');
  clock.now += 2_000;
  await cachingProvider.verify('a');
  expect(provider.verified).toEqual(['a', 'a']);
});
