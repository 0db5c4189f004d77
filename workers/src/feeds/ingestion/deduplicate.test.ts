import type { DuplicateCandidate } from './posting-store.js';
import { deduplicate } from './deduplicate.js';

const now = new Date('2026-11-20T12:00:00Z');
const order = new Map([
  ['first', 0],
  ['second', 1],
]);
const candidate = (id: string, fields: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  _id: id,
  urlKey: `url of ${id}`,
  sameKey: `words of ${id}`,
  source: { id: 'first', name: 'First', isSample: false },
  isWithdrawn: false,
  expiresAt: new Date('2026-12-20T12:00:00Z'),
  isOpen: false,
  postedAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});
const second = { id: 'second', name: 'Second', isSample: false };
const openIds = (postings: readonly DuplicateCandidate[]) => {
  const changes = deduplicate(new Set(postings.map(({ _id }) => _id)), postings, postings, order, now);
  return changes.flatMap((change) => ('id' in change && change.set.isOpen ? [change.id] : []));
};

it('opens postings that share no key', () => {
  expect(openIds([candidate('a'), candidate('b')])).toEqual(['a', 'b']);
});

it('opens only the posting of the first source among duplicates by URL or by company, title and place', () => {
  expect(openIds([candidate('a', { urlKey: 'u', source: second }), candidate('b', { urlKey: 'u' })])).toEqual(['b']);
  expect(openIds([candidate('a', { sameKey: 's', source: second }), candidate('b', { sameKey: 's' })])).toEqual(['b']);
});

it('opens the oldest posting among duplicates of one source', () => {
  const later = { sameKey: 's', postedAt: '2026-11-05T00:00:00.000Z' };
  expect(openIds([candidate('a', later), candidate('b', { sameKey: 's' })])).toEqual(['b']);
});

it('ignores a URL that several postings of one source share', () => {
  const [first, duplicate] = [candidate('a', { urlKey: 'u' }), candidate('b', { urlKey: 'u' })];
  expect(openIds([first, duplicate])).toEqual(['a', 'b']);
  expect(openIds([first, duplicate, candidate('c', { urlKey: 'u', source: second })])).toEqual(['a', 'b', 'c']);
  expect(
    openIds([first, { ...duplicate, isWithdrawn: true }, candidate('c', { urlKey: 'u', source: second })]),
  ).toEqual(['a']);
});

it.each([
  ['withdrawn', { isWithdrawn: true }],
  ['expired', { expiresAt: now }],
  ['from a source that is no longer configured', { source: { id: 'gone', name: 'Gone', isSample: false } }],
])('closes a posting that is %s and opens its duplicate', (_why, fields) => {
  expect(
    openIds([candidate('a', { urlKey: 'u', ...fields }), candidate('b', { urlKey: 'u', source: second })]),
  ).toEqual(['b']);
});

it('sets closedAt for closed postings and clears it for reopened ones', () => {
  const [closed, reopened] = deduplicate(
    new Set(['a', 'b']),
    [candidate('a', { isWithdrawn: true, isOpen: true }), candidate('b')],
    [candidate('b')],
    order,
    now,
  );
  expect(closed).toMatchObject({ set: { isOpen: false, isSettled: true }, closedAt: now });
  expect(reopened).toMatchObject({ set: { isOpen: true, isSettled: true }, closedAt: 'unset' });
});

it('leaves isOpen out of the update if it did not change', () => {
  const [unchanged] = deduplicate(new Set(['a']), [candidate('a', { isOpen: true })], [candidate('a')], order, now);
  expect(unchanged).toEqual({ id: 'a', set: { isSettled: true }, closedAt: 'unset' });
});

it('does not write unchanged duplicates', () => {
  const unchanged = candidate('a', { urlKey: 'u', isOpen: true });
  const changes = deduplicate(
    new Set(['b']),
    [unchanged, candidate('b', { urlKey: 'u', source: second })],
    [unchanged],
    order,
    now,
  );
  expect(changes.map((change) => 'id' in change && change.id)).toEqual(['b']);
});
