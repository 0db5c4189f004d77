import type { Posting } from '../found.js';
import { FetchedJobs } from './fetched-jobs.js';
import { postingOf } from './posting-of.js';
import type { KnownPosting } from './posting-store.js';

const DAY = 24 * 60 * 60_000;
const now = new Date('2026-11-20T12:00:00Z');
const source = { id: 'acme', name: 'Acme', isSample: false };
const job = (id: string, fields: Partial<Posting> = {}): Posting => ({
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
const known = (found: Posting, fields: Partial<KnownPosting> = {}): KnownPosting => ({
  ...postingOf(found, source, {}, now),
  missed: 0,
  isWithdrawn: false,
  ...fields,
});
const fetchOf = (before: readonly KnownPosting[], found: readonly Posting[]) => {
  const fetched = new FetchedJobs(source, {}, new Map(before.map((one) => [one._id, one])), now);
  return { changes: fetched.changes(found), missing: fetched.missing(), moved: fetched.takeMoved() };
};

it('inserts a new posting once, even if the feed repeats it', () => {
  const { changes } = fetchOf([], [job('1'), job('1')]);
  expect(changes).toMatchObject([
    { insert: { _id: 'acme.1', places: ['pune', 'india'], isOpen: false, isSettled: false } },
  ]);
});

it('writes nothing for an unchanged posting', () => {
  expect(fetchOf([known(job('1'))], [job('1')])).toEqual({ changes: [], missing: [], moved: [] });
});

it('updates a changed posting and returns its previous keys', () => {
  const { changes, moved } = fetchOf([known(job('1'))], [job('1', { title: 'Lead Engineer' })]);
  expect(changes).toMatchObject([{ id: 'acme.1', set: { title: 'Lead Engineer', isSettled: false } }]);
  expect(moved).toMatchObject([{ sameKey: 'acme|engineer|pune india' }]);
});

it('counts a missed fetch and withdraws the posting after the second', () => {
  expect(fetchOf([known(job('1'))], []).missing).toEqual([{ id: 'acme.1', set: { missed: 1, isWithdrawn: false } }]);
  const twice = fetchOf([known(job('1'), { missed: 1 })], []);
  expect(twice.missing).toEqual([{ id: 'acme.1', set: { missed: 2, isWithdrawn: true, isSettled: false } }]);
});

it('reopens a returning posting and deduplicates it again', () => {
  const { changes } = fetchOf([known(job('1'), { missed: 2, isWithdrawn: true })], [job('1')]);
  expect(changes).toMatchObject([{ id: 'acme.1', set: { missed: 0, isWithdrawn: false, isSettled: false } }]);
});

it.each([
  ['expired', { expiresAt: new Date(now.getTime() - DAY) }],
  ['was closed because its feed was turned off', {}],
])('deduplicates an unchanged posting again if it %s', (_why, fields) => {
  const { changes } = fetchOf([known(job('1'), { ...fields, closedAt: new Date(now.getTime() - DAY) })], [job('1')]);
  expect(changes).toMatchObject([{ id: 'acme.1', set: { isSettled: false } }]);
});

it('extends the expiry of an unchanged posting once a week by 45 days', () => {
  const sinceDays = (days: number) => known(job('1'), { expiresAt: new Date(now.getTime() + (45 - days) * DAY) });
  expect(fetchOf([sinceDays(6)], [job('1')]).changes).toEqual([]);
  expect(fetchOf([sinceDays(7)], [job('1')]).changes).toMatchObject([
    { set: { expiresAt: new Date(now.getTime() + 45 * DAY) } },
  ]);
});

it('skips postings that violate the contract and keeps their stored version', () => {
  const fetched = new FetchedJobs(source, {}, new Map([['acme.1', known(job('1'))]]), now);
  const endless = 'x'.repeat(50_001);
  expect(fetched.changes([job('1', { description: endless }), job('2', { title: 'y'.repeat(201) })])).toEqual([]);
  expect([fetched.found, fetched.missing()]).toEqual([0, []]);
  expect(fetched.leftOut.reasons).toEqual([
    expect.stringMatching(/^job 1: description: /),
    expect.stringMatching(/^job 2: title: /),
  ]);
});

it('skips a posting that throws and ingests the others', () => {
  const { changes } = fetchOf([], [job('1', { url: 'no address' }), job('2')]);
  expect(changes).toMatchObject([{ insert: { _id: 'acme.2' } }]);
});

it('does not count unreadable records as missing', () => {
  const fetched = new FetchedJobs(source, {}, new Map(['1', '2'].map((id) => [`acme.${id}`, known(job(id))])), now);
  fetched.leftOut.note([{ reason: 'it has no date', id: '1' }]);
  expect(fetched.missing().map((change) => 'id' in change && change.id)).toEqual(['acme.2']);
});

it('counts nothing as missing if an unreadable record has no id', () => {
  const fetched = new FetchedJobs(source, {}, new Map(['1', '2'].map((id) => [`acme.${id}`, known(job(id))])), now);
  fetched.leftOut.note([{ reason: 'it has no date', id: '1' }, { reason: 'it has no id' }]);
  expect(fetched.missing()).toEqual([]);
});

it('distinguishes titles that differ in a sign only', () => {
  const { changes } = fetchOf(
    [],
    ['C Developer', 'C++ Developer', 'C# Developer'].map((title, at) => job(String(at), { title })),
  );
  expect(new Set(changes.map((change) => 'insert' in change && change.insert.sameKey)).size).toBe(3);
});

it('keeps ids of sources with a common prefix distinct', () => {
  const idIn = (id: string, found: string) => {
    const fetched = new FetchedJobs({ ...source, id }, {}, new Map(), now);
    return fetched.changes([job(found)]).flatMap((change) => ('insert' in change ? [change.insert._id] : []));
  };
  expect(idIn('acme', 'eu-1')).not.toEqual(idIn('acme-eu', '1'));
});

it('treats a new rate of exactly 1 as a change', () => {
  const found = job('1', { salary: { minValue: 50_000, unitText: 'YEAR', currency: 'EUR' } });
  const fetched = new FetchedJobs(source, { EUR: 1 }, new Map([['acme.1', known(found)]]), now);
  expect(fetched.changes([found])).toMatchObject([{ set: { yearly: {} } }]);
});

it('expires a posting at its validThrough date', () => {
  const validThrough = new Date('2026-11-25T00:00:00Z');
  const { changes } = fetchOf([], [job('1', { validThrough })]);
  expect(changes).toMatchObject([{ insert: { expiresAt: validThrough } }]);
});

it('hashes ids that are unsafe in URLs deterministically', () => {
  const [one, other] = [fetchOf([], [job('a/b?c')]).changes, fetchOf([], [job('a/b?c')]).changes];
  expect(one).toEqual(other);
  expect(one).toMatchObject([{ insert: { _id: expect.stringMatching(/^acme\.[\w-]{22}$/) as string } }]);
});
