import { InvalidToken } from '../auth/identity.js';
import { KnownTokens } from './known-tokens.js';

const believing = { verify: (token: string) => Promise.resolve({ uid: `owner of ${token}`, roles: [] }) };
const disbelieving = { verify: () => Promise.reject(new InvalidToken('token-expired')) };

it('knows whose a token is once it was believed', async () => {
  const tokens = new KnownTokens();
  expect(tokens.ownerOf('a')).toBeUndefined();
  await tokens.learningFrom(believing).verify('a');
  expect([tokens.ownerOf('a'), tokens.ownerOf('b')]).toEqual(['owner of a', undefined]);
});

it('learns nothing of a token that is refused', async () => {
  const tokens = new KnownTokens();
  await expect(tokens.learningFrom(disbelieving).verify('a')).rejects.toThrow(InvalidToken);
  expect(tokens.ownerOf('a')).toBeUndefined();
});

it('forgets the token that was not used for longest', async () => {
  const tokens = new KnownTokens(2);
  const provider = tokens.learningFrom(believing);
  for (const token of ['a', 'b', 'a', 'c']) await provider.verify(token);
  expect(['a', 'b', 'c'].filter((token) => tokens.ownerOf(token) !== undefined)).toEqual(['a', 'c']);
});
