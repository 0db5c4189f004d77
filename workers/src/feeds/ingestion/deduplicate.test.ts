import type { DuplicateCandidate } from './posting-store.js';
import { deduplicate } from './deduplicate.js';

const now = new Date('2026-11-20T12:00:00Z');
const sourceRanks = new Map([
  ['first', 0],
  ['second', 1],
]);
const createCandidate = (id: string, fields: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
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
const getOpenIds = (postings: readonly DuplicateCandidate[]) => {
  const changes = deduplicate(new Set(postings.map(({ _id }) => _id)), postings, postings, sourceRanks, now);
  return changes.flatMap((change) => ('id' in change && change.set.isOpen ? [change.id] : []));
};

it('opens postings that share no key', () => {
  expect(getOpenIds([createCandidate('a'), createCandidate('b')])).toEqual(['a', 'b']);
});

it('opens only the posting of the first source among duplicates by URL or by company, title and place', () => {
  expect(
    getOpenIds([createCandidate('a', { urlKey: 'u', source: second }), createCandidate('b', { urlKey: 'u' })]),
  ).toEqual(['b']);
  expect(
    getOpenIds([createCandidate('a', { sameKey: 's', source: second }), createCandidate('b', { sameKey: 's' })]),
  ).toEqual(['b']);
});

it('opens a posting with a date before one without', () => {
  const undated = createCandidate('a', { sameKey: 's', postedAt: undefined });
  expect(getOpenIds([undated, createCandidate('b', { sameKey: 's' })])).toEqual(['b']);
});

it('opens the oldest posting among duplicates of one source', () => {
  const later = { sameKey: 's', postedAt: '2026-11-05T00:00:00.000Z' };
  expect(getOpenIds([createCandidate('a', later), createCandidate('b', { sameKey: 's' })])).toEqual(['b']);
});

it('ignores a URL that several postings of one source share', () => {
  const [first, duplicate] = [createCandidate('a', { urlKey: 'u' }), createCandidate('b', { urlKey: 'u' })];
  expect(getOpenIds([first, duplicate])).toEqual(['a', 'b']);
  expect(getOpenIds([first, duplicate, createCandidate('c', { urlKey: 'u', source: second })])).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(
    getOpenIds([first, { ...duplicate, isWithdrawn: true }, createCandidate('c', { urlKey: 'u', source: second })]),
  ).toEqual(['a']);
});

it.each([
  ['withdrawn', { isWithdrawn: true }],
  ['expired', { expiresAt: now }],
  ['from a source that is no longer configured', { source: { id: 'gone', name: 'Gone', isSample: false } }],
])('opens the duplicate instead of a posting that is %s', (_why, fields) => {
  expect(
    getOpenIds([
      createCandidate('a', { urlKey: 'u', ...fields }),
      createCandidate('b', { urlKey: 'u', source: second }),
    ]),
  ).toEqual(['b']);
});

it('sets closedAt for closed postings and clears it for reopened ones', () => {
  const [closed, reopened] = deduplicate(
    new Set(['a', 'b']),
    [createCandidate('a', { isWithdrawn: true, isOpen: true }), createCandidate('b')],
    [createCandidate('b')],
    sourceRanks,
    now,
  );
  expect(closed).toMatchObject({ set: { isOpen: false, isSettled: true }, closedAt: now });
  expect(reopened).toMatchObject({ set: { isOpen: true, isSettled: true }, closedAt: 'unset' });
});

it('leaves isOpen out of the update if it did not change', () => {
  const [unchanged] = deduplicate(
    new Set(['a']),
    [createCandidate('a', { isOpen: true })],
    [createCandidate('a')],
    sourceRanks,
    now,
  );
  expect(unchanged).toEqual({ id: 'a', set: { isSettled: true }, closedAt: 'unset' });
});

it('does not write unchanged duplicates', () => {
  const unchanged = createCandidate('a', { urlKey: 'u', isOpen: true });
  const changes = deduplicate(
    new Set(['b']),
    [unchanged, createCandidate('b', { urlKey: 'u', source: second })],
    [unchanged],
    sourceRanks,
    now,
  );
  expect(changes.map((change) => 'id' in change && change.id)).toEqual(['b']);
});
