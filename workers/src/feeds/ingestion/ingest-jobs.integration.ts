import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { type FeedFault, type FeedPage, FeedUnreadable } from '../adapter.js';
import type { Posting } from '../found.js';
import { ingestJobs } from './ingest-jobs.js';
import type { StoredPosting } from './stored-posting.js';
import { PostingStore } from './posting-store.js';
import { closeOrphans, reorder } from './reconcile-postings.js';

const DAY = 24 * 60 * 60_000;
let mongo: Mongo;
let store: PostingStore;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/ingestion_${randomUUID()}`));
  store = new PostingStore(mongo.db);
  await store.prepare();
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const order = new Map([
  ['acme', 0],
  ['board', 1],
]);
const job = (id: string, fields: Partial<Posting> = {}): Posting => ({
  id,
  title: `Engineer ${id}`,
  company: 'Acme',
  location: 'Pune, India',
  remote: false,
  description: 'Go and PostgreSQL.',
  postedAt: new Date('2026-11-10T00:00:00Z'),
  employmentType: ['Full-time'],
  url: `https://acme.example/${id}`,
  ...fields,
});
type Page = readonly Posting[] | Error | FeedFault;
async function* pages(...all: Page[]): AsyncGenerator<FeedPage<Posting>> {
  for (const page of all) {
    await Promise.resolve();
    if (page instanceof Error) throw page;
    yield 'reason' in page ? { found: [], faults: [page] } : { found: page, faults: [] };
  }
}
const T0 = Date.parse('2026-11-20T12:00:00Z');
const fetched = (source: string, at: number, ...all: Page[]) =>
  ingestJobs(
    pages(...all),
    {
      source: { id: source, name: source, isSample: false },
      rates: { USD: 1 },
      order,
      now: new Date(at),
      signal: AbortSignal.timeout(20_000),
    },
    store,
  );
const all = () => mongo.db.collection<StoredPosting>('jobs').find().sort({ _id: 1 }).toArray();
const open = async () => (await all()).filter(({ isOpen }) => isOpen).map(({ _id }) => _id);

it('opens new postings with a number and writes nothing until the feed changes', async () => {
  expect(await fetched('acme', T0, [job('1')], [job('2')])).toEqual({ found: 2, leftOut: 0, faults: [] });
  const first = await all();
  expect(first.map(({ _id, isOpen, number }) => [_id, isOpen, number])).toEqual([
    ['acme.1', true, 1],
    ['acme.2', true, 2],
  ]);
  await fetched('acme', T0 + 3_600_000, [job('1'), job('2')]);
  expect(await all()).toEqual(first);
  await fetched('acme', T0 + 2 * 3_600_000, [job('1', { title: 'Lead' }), job('2')]);
  const [changed, unchanged] = await all();
  expect(unchanged).toEqual(first[1]);
  expect(changed).toMatchObject({ title: 'Lead', number: 1, isOpen: true });
  expect(changed?.change).toBeGreaterThan(first[1]?.change ?? 0);
});

it('clears fields that a posting no longer has', async () => {
  const salary = { minValue: 50_000, unitText: 'YEAR', currency: 'USD' } as const;
  await fetched('acme', T0, [job('1', { salary, roleType: 'Platform', validThrough: new Date(T0 + 9 * DAY) })]);
  await fetched('acme', T0 + DAY, [job('1')]);
  const [posting] = await all();
  for (const field of ['salary', 'yearly', 'roleType', 'validThrough']) expect(posting).not.toHaveProperty(field);
});

it('closes postings missing from two complete fetches and reopens them when they return', async () => {
  await fetched('acme', T0, [job('1'), job('2')]);
  await fetched('acme', T0 + DAY, [job('1')]);
  expect(await open()).toEqual(['acme.1', 'acme.2']);
  await fetched('acme', T0 + 2 * DAY, [job('1')]);
  expect(await open()).toEqual(['acme.1']);
  expect((await all())[1]?.closedAt).toEqual(new Date(T0 + 2 * DAY));
  await fetched('acme', T0 + 3 * DAY, [job('1'), job('2')]);
  expect(await open()).toEqual(['acme.1', 'acme.2']);
  expect((await all())[1]).not.toHaveProperty('closedAt');
});

it('closes nothing after an incomplete fetch, keeps its postings and returns the reason', async () => {
  await fetched('acme', T0, [job('1'), job('2')]);
  for (const later of [1, 2, 3]) {
    const { found, stoppedBy } = await fetched(
      'acme',
      T0 + later * DAY,
      [job('1'), job('3')],
      new FeedUnreadable('cut off'),
    );
    expect([found, stoppedBy]).toEqual([2, 'cut off']);
  }
  expect(await open()).toEqual(['acme.1', 'acme.2', 'acme.3']);
});

it('fails without changes if the first page cannot be read', async () => {
  await fetched('acme', T0, [job('1')]);
  const before = await all();
  await expect(fetched('acme', T0 + DAY, new FeedUnreadable('500'))).rejects.toThrow(FeedUnreadable);
  expect(await all()).toEqual(before);
});

it('fails if no record of any page can be read', async () => {
  await fetched('acme', T0, [job('1')]);
  const before = await all();
  for (const later of [1, 2, 3]) {
    const renamed = { id: '1', reason: 'record 1: url: it is not there' };
    await expect(fetched('acme', T0 + later * DAY, renamed)).rejects.toThrow(/none .* \(1\): record 1: url/);
  }
  expect(await all()).toEqual(before);
});

it('does not withdraw unreadable records, nor any posting if one has no id', async () => {
  await fetched('acme', T0, [job('1'), job('2'), job('3')]);
  const faulty = { id: '2', reason: 'it has no date' };
  const nameless = { reason: 'it has no id' };
  for (const later of [1, 2]) await fetched('acme', T0 + later * DAY, [job('1')], faulty, nameless);
  expect(await open()).toEqual(['acme.1', 'acme.2', 'acme.3']);
  for (const later of [3, 4]) await fetched('acme', T0 + later * DAY, [job('1')], faulty);
  expect(await open()).toEqual(['acme.1', 'acme.2']);
});

it('closes all postings after two complete empty fetches', async () => {
  await fetched('acme', T0, [job('1')]);
  await fetched('acme', T0 + DAY, []);
  await fetched('acme', T0 + 2 * DAY, []);
  expect(await open()).toEqual([]);
});

it('closes expired postings at the next fetch of any feed', async () => {
  await fetched('acme', T0, [job('1', { validThrough: new Date(T0 + DAY) }), job('2')]);
  await fetched('board', T0 + 2 * DAY, [job('9', { url: 'https://board.example/9' })]);
  expect(await open()).toEqual(['acme.2', 'board.9']);
});

it('opens the duplicate of the second feed when the posting of the first is gone', async () => {
  const same = { title: 'Engineer', company: 'ACME', location: 'Pune,  India' };
  await fetched('board', T0, [job('9', { ...same, url: 'https://board.example/9' })]);
  expect(await open()).toEqual(['board.9']);
  await fetched('acme', T0, [job('1', { ...same, company: 'Acme' })]);
  expect(await open()).toEqual(['acme.1']);
  await fetched('acme', T0 + DAY, []);
  await fetched('acme', T0 + 2 * DAY, []);
  expect(await open()).toEqual(['board.9']);
});

it('reopens the duplicate of a posting whose keys changed', async () => {
  const same = { title: 'Engineer', company: 'Acme' };
  await fetched('acme', T0, [job('1', same)]);
  await fetched('board', T0, [job('9', { ...same, url: 'https://board.example/9' })]);
  expect(await open()).toEqual(['acme.1']);
  await fetched('acme', T0 + DAY, [job('1', { ...same, title: 'Cook' })]);
  expect(await open()).toEqual(['acme.1', 'board.9']);
});

it('closes postings of feeds that were turned off', async () => {
  await fetched('acme', T0, [job('1')]);
  await fetched('board', T0, [job('9', { url: 'https://board.example/9' })]);
  await closeOrphans(store, new Map([['board', 0]]), new Date(T0 + DAY));
  expect(await open()).toEqual(['board.9']);
});

it('restores all postings of a feed that returns after 46 days', async () => {
  await fetched('acme', T0, [job('1')]);
  await closeOrphans(store, new Map([['board', 0]]), new Date(T0 + DAY));
  await fetched('acme', T0 + 2 * DAY, [job('1')]);
  expect(await open()).toEqual(['acme.1']);
  await fetched('board', T0 + 48 * DAY, []);
  expect(await open()).toEqual([]);
  await fetched('acme', T0 + 49 * DAY, [job('1')]);
  expect(await open()).toEqual(['acme.1']);
  expect((await all())[0]).not.toHaveProperty('closedAt');
});

it('does not publish unchanged postings or missed fetches', async () => {
  await fetched('acme', T0, [job('1'), job('2')]);
  let news = 0;
  const told = async () => {
    await store.announce(() => Promise.resolve(void (news += 1)));
    return news;
  };
  expect(await told()).toBe(1);
  for (const later of [1, 2]) await fetched('acme', T0 + later * DAY, [job('1'), job('2')]);
  await fetched('acme', T0 + 3 * DAY, [job('1')]);
  expect((await all())[1]).toMatchObject({ missed: 1 });
  await fetched('acme', T0 + 4 * DAY, [job('1'), job('2')]);
  expect(await told()).toBe(1);
  const [first] = await all();
  await fetched('acme', T0 + 7 * DAY, [job('1'), job('2', { title: 'Lead' })]);
  expect((await all())[0]?.change).toBeGreaterThan(first?.change ?? 0);
  expect(await told()).toBe(2);
});

it('announces changes later if it failed the first time', async () => {
  await fetched('acme', T0, [job('1')]);
  await expect(store.announce(() => Promise.reject(new Error('no queue')))).rejects.toThrow('no queue');
  let news = 0;
  const tell = () => store.announce(() => Promise.resolve(void (news += 1)));
  await tell();
  await tell();
  expect(news).toBe(1);
});

it('applies a new order of feeds to stored postings', async () => {
  const same = { title: 'Engineer', company: 'Acme' };
  await fetched('acme', T0, [job('1', same)]);
  await fetched('board', T0, [job('9', { ...same, url: 'https://board.example/9' })]);
  expect(await open()).toEqual(['acme.1']);
  const swapped = new Map([
    ['board', 0],
    ['acme', 1],
  ]);
  await reorder(store, swapped, new Date(T0), AbortSignal.timeout(20_000));
  expect(await open()).toEqual(['board.9']);
});

it('completes an interrupted ingestion on retry', async () => {
  const many = Array.from({ length: 1_200 }, (_none, at) => job(String(at)));
  const stop = new AbortController();
  async function* cut(): AsyncGenerator<FeedPage<Posting>> {
    await Promise.resolve();
    yield { found: many.slice(0, 700), faults: [] };
    stop.abort(new Error('killed'));
    yield { found: many.slice(700), faults: [] };
  }
  const source = { id: 'acme', name: 'acme', isSample: false };
  const being = { source, rates: {}, order, now: new Date(T0), signal: stop.signal };
  await expect(ingestJobs(cut(), being, store)).rejects.toThrow('killed');
  await fetched('acme', T0, many);
  const postings = await all();
  expect(postings.filter(({ isOpen }) => isOpen)).toHaveLength(1_200);
  expect(new Set(postings.map(({ number }) => number)).size).toBe(1_200);
}, 60_000);
