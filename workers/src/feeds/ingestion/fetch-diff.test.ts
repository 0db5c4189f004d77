import type { Posting } from '../feed-records.js';
import { FetchDiff } from './fetch-diff.js';
import { toStoredPosting } from './to-stored-posting.js';
import type { KnownPosting } from './posting-store.js';

const DAY_MS = 24 * 60 * 60_000;
const now = new Date('2026-11-20T12:00:00Z');
const source = { id: 'acme', name: 'Acme', isSample: false };
const createPosting = (id: string, fields: Partial<Posting> = {}): Posting => ({
  id,
  title: 'Engineer',
  company: 'Acme',
  location: 'Pune, India',
  remote: false,
  description: 'Go and PostgreSQL.',
  postedAt: new Date('2026-11-10T00:00:00Z'),
  employmentType: ['Full-time'],
  url: `https://acme.example/${id}`,
  ...fields,
});
const createKnownPosting = (parsed: Posting, fields: Partial<KnownPosting> = {}): KnownPosting => ({
  ...toStoredPosting(parsed, source, {}, now),
  missed: 0,
  isWithdrawn: false,
  ...fields,
});
const computeDiff = (storedPostings: readonly KnownPosting[], parsed: readonly Posting[]) => {
  const diff = new FetchDiff(source, {}, new Map(storedPostings.map((posting) => [posting._id, posting])), now);
  return {
    changes: diff.diffPostings(parsed),
    missing: diff.diffMissingPostings(),
    previousVersions: diff.drainPreviousVersions(),
  };
};

it('inserts a new posting once, even if the feed repeats it', () => {
  const { changes } = computeDiff([], [createPosting('1'), createPosting('1')]);
  expect(changes).toMatchObject([
    { insert: { _id: 'acme.1', places: ['pune', 'india'], isOpen: false, isSettled: false } },
  ]);
});

it.each([
  ['Portland, ME, United States', 'Portland, OR, United States', false],
  ['Frankfurt, Hessen, Germany', 'Frankfurt, Brandenburg, Germany', false],
  ['Portland, OR, United States', 'portland, or, united states', true],
  ['Portland, OR, United States', 'Portland, Oregon, United States', true],
  ['New York, NY, United States', 'New York, New York, United States', true],
])('postings that differ only in %s and %s are the same: %s', (first, second, isSame) => {
  const keys = [first, second].map((location) => createKnownPosting(createPosting('1', { location })).sameKey);
  expect(new Set(keys).size === 1).toBe(isSame);
});

it('writes nothing for an unchanged posting', () => {
  expect(computeDiff([createKnownPosting(createPosting('1'))], [createPosting('1')])).toEqual({
    changes: [],
    missing: [],
    previousVersions: [],
  });
});

it('updates a changed posting and returns its previous keys', () => {
  const { changes, previousVersions } = computeDiff(
    [createKnownPosting(createPosting('1'))],
    [createPosting('1', { title: 'Lead Engineer' })],
  );
  expect(changes).toMatchObject([{ id: 'acme.1', set: { title: 'Lead Engineer', isSettled: false } }]);
  expect(previousVersions).toMatchObject([{ sameKey: 'acme|engineer|pune india' }]);
});

it('counts a missed fetch and withdraws the posting after the second', () => {
  expect(computeDiff([createKnownPosting(createPosting('1'))], []).missing).toEqual([
    { id: 'acme.1', set: { missed: 1, isWithdrawn: false } },
  ]);
  const twice = computeDiff([createKnownPosting(createPosting('1'), { missed: 1 })], []);
  expect(twice.missing).toEqual([{ id: 'acme.1', set: { missed: 2, isWithdrawn: true, isSettled: false } }]);
});

it('reopens a returning posting and deduplicates it again', () => {
  const { changes } = computeDiff(
    [createKnownPosting(createPosting('1'), { missed: 2, isWithdrawn: true })],
    [createPosting('1')],
  );
  expect(changes).toMatchObject([{ id: 'acme.1', set: { missed: 0, isWithdrawn: false, isSettled: false } }]);
});

it.each([
  ['expired', { expiresAt: new Date(now.getTime() - DAY_MS) }],
  ['was closed because its feed was turned off', {}],
])('deduplicates an unchanged posting again if it %s', (_why, fields) => {
  const { changes } = computeDiff(
    [createKnownPosting(createPosting('1'), { ...fields, closedAt: new Date(now.getTime() - DAY_MS) })],
    [createPosting('1')],
  );
  expect(changes).toMatchObject([{ id: 'acme.1', set: { isSettled: false } }]);
});

it('extends the expiry of an unchanged posting once a week by 45 days', () => {
  const createPostingExtendedDaysAgo = (days: number) =>
    createKnownPosting(createPosting('1'), { expiresAt: new Date(now.getTime() + (45 - days) * DAY_MS) });
  expect(computeDiff([createPostingExtendedDaysAgo(6)], [createPosting('1')]).changes).toEqual([]);
  expect(computeDiff([createPostingExtendedDaysAgo(7)], [createPosting('1')]).changes).toMatchObject([
    { set: { expiresAt: new Date(now.getTime() + 45 * DAY_MS) } },
  ]);
});

it('skips postings that violate the contract and keeps their stored version', () => {
  const diff = new FetchDiff(source, {}, new Map([['acme.1', createKnownPosting(createPosting('1'))]]), now);
  const tooLong = 'x'.repeat(50_001);
  expect(
    diff.diffPostings([createPosting('1', { description: tooLong }), createPosting('2', { title: 'y'.repeat(201) })]),
  ).toEqual([]);
  expect([diff.postingCount, diff.diffMissingPostings()]).toEqual([0, []]);
  expect(diff.skippedRecords.reasons).toEqual([
    expect.stringMatching(/^job 1: description: /),
    expect.stringMatching(/^job 2: title: /),
  ]);
});

it('skips a posting that throws and ingests the others', () => {
  const { changes } = computeDiff([], [createPosting('1', { url: 'no address' }), createPosting('2')]);
  expect(changes).toMatchObject([{ insert: { _id: 'acme.2' } }]);
});

it('does not count unreadable records as missing', () => {
  const diff = new FetchDiff(
    source,
    {},
    new Map(['1', '2'].map((id) => [`acme.${id}`, createKnownPosting(createPosting(id))])),
    now,
  );
  diff.skippedRecords.add([{ reason: 'it has no date', id: '1' }]);
  expect(diff.diffMissingPostings().map((change) => 'id' in change && change.id)).toEqual(['acme.2']);
});

it('counts nothing as missing if an unreadable record has no id', () => {
  const diff = new FetchDiff(
    source,
    {},
    new Map(['1', '2'].map((id) => [`acme.${id}`, createKnownPosting(createPosting(id))])),
    now,
  );
  diff.skippedRecords.add([{ reason: 'it has no date', id: '1' }, { reason: 'it has no id' }]);
  expect(diff.diffMissingPostings()).toEqual([]);
});

it('distinguishes titles that differ in a sign only', () => {
  const { changes } = computeDiff(
    [],
    ['C Developer', 'C++ Developer', 'C# Developer'].map((title, index) => createPosting(String(index), { title })),
  );
  expect(new Set(changes.map((change) => 'insert' in change && change.insert.sameKey)).size).toBe(3);
});

it('keeps ids of sources with a common prefix distinct', () => {
  const getStoredId = (id: string, recordId: string) => {
    const diff = new FetchDiff({ ...source, id }, {}, new Map(), now);
    return diff
      .diffPostings([createPosting(recordId)])
      .flatMap((change) => ('insert' in change ? [change.insert._id] : []));
  };
  expect(getStoredId('acme', 'eu-1')).not.toEqual(getStoredId('acme-eu', '1'));
});

it('updates the yearly salary when its currency gets a rate of exactly 1', () => {
  const parsed = createPosting('1', { salary: { minValue: 50_000, unitText: 'YEAR', currency: 'EUR' } });
  const diff = new FetchDiff(source, { EUR: 1 }, new Map([['acme.1', createKnownPosting(parsed)]]), now);
  expect(diff.diffPostings([parsed])).toMatchObject([{ set: { yearly: {} } }]);
});

it('expires a posting at its validThrough date', () => {
  const validThrough = new Date('2026-11-25T00:00:00Z');
  const { changes } = computeDiff([], [createPosting('1', { validThrough })]);
  expect(changes).toMatchObject([{ insert: { expiresAt: validThrough } }]);
});

it('hashes ids that are unsafe in URLs deterministically', () => {
  const [first, second] = [
    computeDiff([], [createPosting('a/b?c')]).changes,
    computeDiff([], [createPosting('a/b?c')]).changes,
  ];
  expect(first).toEqual(second);
  expect(first).toMatchObject([{ insert: { _id: expect.stringMatching(/^acme\.[\w-]{22}$/) as string } }]);
});
