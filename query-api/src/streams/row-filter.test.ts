import { toRowFilter } from './row-filter.js';

type Range = string | { readonly $gte: string; readonly $lt: string };

/** Whether a stored client matches the filter, whose conditions compare texts. */
const matches = (client: string, stored: string) => {
  const { $or } = toRowFilter({ client }) as { readonly $or: readonly { readonly client: Range }[] };
  return $or.some(({ client: range }) =>
    typeof range === 'string' ? stored === range : stored >= range.$gte && stored < range.$lt,
  );
};

it.each([
  ['web', 'web/0.2.0+abc1234', true],
  ['web/0.2.0', 'web/0.2.0+abc1234', true],
  ['web/0.2.0+abc1234', 'web/0.2.0+abc1234', true],
  ['web', 'webhook/1.0.0', false],
  ['web/0.2', 'web/0.2.0', false],
  ['web/0.2.0', 'web/0x2x0', false],
  ['.+', 'web/0.2.0', false],
])('matches the client %s with %s: %s', (client, stored, isMatch) => expect(matches(client, stored)).toBe(isMatch));

it('combines types and excluded types', () =>
  expect(toRowFilter({ type: ['A', 'B'], notType: ['B'] })).toEqual({ type: { $in: ['A', 'B'], $nin: ['B'] } }));

it('has no conditions without filters', () => expect(toRowFilter({})).toEqual({}));

it('finds a short reference besides ids', () =>
  expect(toRowFilter({ id: '0000-00ff' })).toEqual({ ids: { $in: ['0000-00ff', 255] } }));

it('combines the id of a request and a client', () => {
  const { $or } = toRowFilter({ id: '2b1d9c1e-6f0a-4c7e-9a51-0d7f4a8f1c22', client: 'web' }) as { $or: object[] };
  expect($or.map((branch) => Object.keys(branch).toSorted())).toEqual([
    ...Array.from({ length: 3 }, () => ['client', 'ids']),
    ...Array.from({ length: 3 }, () => ['client', 'request']),
  ]);
});
