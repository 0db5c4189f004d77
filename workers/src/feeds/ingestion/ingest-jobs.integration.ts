import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { type RecordError, type FeedPage, FeedUnreadableError } from '../adapter.js';
import type { Posting } from '../feed-records.js';
import { ingestJobs } from './ingest-jobs.js';
import type { StoredPosting } from './stored-posting.js';
import { PostingStore } from './posting-store.js';
import { closeOrphans, deduplicateAll } from './reconcile-postings.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const DAY_MS = 24 * 60 * 60_000;
let mongo: Mongo;
let store: PostingStore;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/ingestion_${randomUUID()}`));
  store = new PostingStore(mongo.db);
  await store.createIndexes();
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const sourceRanks = new Map([
  ['acme', 0],
  ['board', 1],
]);
const createPosting = (id: string, fields: Partial<Posting> = {}): Posting => ({
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
type Page = readonly Posting[] | Error | RecordError;
async function* createPages(...allPages: Page[]): AsyncGenerator<FeedPage<Posting>> {
  for (const page of allPages) {
    await Promise.resolve();
    if (page instanceof Error) throw page;
    yield 'reason' in page ? { records: [], errors: [page] } : { records: page, errors: [] };
  }
}
const START_MS = Date.parse('2026-11-20T12:00:00Z');
const ingest = (source: string, nowMs: number, ...allPages: Page[]) =>
  ingestJobs(
    createPages(...allPages),
    {
      source: { id: source, name: source, isSample: false },
      rates: { USD: 1 },
      sourceRanks,
      now: new Date(nowMs),
      signal: AbortSignal.timeout(WAIT_TIMEOUT_MS),
    },
    store,
  );
const findAll = () => mongo.db.collection<StoredPosting>('jobs').find().sort({ _id: 1 }).toArray();
const loadOpenIds = async () => (await findAll()).filter(({ isOpen }) => isOpen).map(({ _id }) => _id);

it('opens and numbers new postings, and writes nothing until the feed changes', async () => {
  expect(await ingest('acme', START_MS, [createPosting('1')], [createPosting('2')])).toEqual({
    recordCount: 2,
    skippedCount: 0,
    skipReasons: [],
  });
  const first = await findAll();
  expect(first.map(({ _id, isOpen, number }) => [_id, isOpen, number])).toEqual([
    ['acme.1', true, 1],
    ['acme.2', true, 2],
  ]);
  await ingest('acme', START_MS + 3_600_000, [createPosting('1'), createPosting('2')]);
  expect(await findAll()).toEqual(first);
  await ingest('acme', START_MS + 2 * 3_600_000, [createPosting('1', { title: 'Lead' }), createPosting('2')]);
  const [changed, unchanged] = await findAll();
  expect(unchanged).toEqual(first[1]);
  expect(changed).toMatchObject({ title: 'Lead', number: 1, isOpen: true });
  expect(changed?.change).toBeGreaterThan(first[1]?.change ?? 0);
});

it('clears fields that a posting no longer has', async () => {
  const salary = { minValue: 50_000, unitText: 'YEAR', currency: 'USD' } as const;
  await ingest('acme', START_MS, [
    createPosting('1', { salary, roleType: 'Platform', validThrough: new Date(START_MS + 9 * DAY_MS) }),
  ]);
  await ingest('acme', START_MS + DAY_MS, [createPosting('1')]);
  const [posting] = await findAll();
  for (const field of ['salary', 'yearly', 'roleType', 'validThrough']) expect(posting).not.toHaveProperty(field);
});

it('closes postings missing from two complete fetches and reopens them when they return', async () => {
  await ingest('acme', START_MS, [createPosting('1'), createPosting('2')]);
  await ingest('acme', START_MS + DAY_MS, [createPosting('1')]);
  expect(await loadOpenIds()).toEqual(['acme.1', 'acme.2']);
  await ingest('acme', START_MS + 2 * DAY_MS, [createPosting('1')]);
  expect(await loadOpenIds()).toEqual(['acme.1']);
  expect((await findAll())[1]?.closedAt).toEqual(new Date(START_MS + 2 * DAY_MS));
  await ingest('acme', START_MS + 3 * DAY_MS, [createPosting('1'), createPosting('2')]);
  expect(await loadOpenIds()).toEqual(['acme.1', 'acme.2']);
  expect((await findAll())[1]).not.toHaveProperty('closedAt');
});

it('closes nothing after an incomplete fetch, keeps its postings and returns the reason', async () => {
  await ingest('acme', START_MS, [createPosting('1'), createPosting('2')]);
  for (const days of [1, 2, 3]) {
    const { recordCount, incompleteReason } = await ingest(
      'acme',
      START_MS + days * DAY_MS,
      [createPosting('1'), createPosting('3')],
      new FeedUnreadableError('cut off'),
    );
    expect([recordCount, incompleteReason]).toEqual([2, 'cut off']);
  }
  expect(await loadOpenIds()).toEqual(['acme.1', 'acme.2', 'acme.3']);
});

it('fails without changes if the first page cannot be read', async () => {
  await ingest('acme', START_MS, [createPosting('1')]);
  const before = await findAll();
  await expect(ingest('acme', START_MS + DAY_MS, new FeedUnreadableError('500'))).rejects.toThrow(FeedUnreadableError);
  expect(await findAll()).toEqual(before);
});

it('fails if no record of any page can be read', async () => {
  await ingest('acme', START_MS, [createPosting('1')]);
  const before = await findAll();
  for (const days of [1, 2, 3]) {
    const renamed = { id: '1', reason: 'record 1: url: it is not there' };
    await expect(ingest('acme', START_MS + days * DAY_MS, renamed)).rejects.toThrow(
      /no readable records \(1\): record 1: url/,
    );
  }
  expect(await findAll()).toEqual(before);
});

it('does not withdraw unreadable records, nor any posting if one has no id', async () => {
  await ingest('acme', START_MS, [createPosting('1'), createPosting('2'), createPosting('3')]);
  const withoutDate = { id: '2', reason: 'it has no date' };
  const withoutId = { reason: 'it has no id' };
  for (const days of [1, 2])
    await ingest('acme', START_MS + days * DAY_MS, [createPosting('1')], withoutDate, withoutId);
  expect(await loadOpenIds()).toEqual(['acme.1', 'acme.2', 'acme.3']);
  for (const days of [3, 4]) await ingest('acme', START_MS + days * DAY_MS, [createPosting('1')], withoutDate);
  expect(await loadOpenIds()).toEqual(['acme.1', 'acme.2']);
});

it('closes all postings after two complete empty fetches', async () => {
  await ingest('acme', START_MS, [createPosting('1')]);
  await ingest('acme', START_MS + DAY_MS, []);
  await ingest('acme', START_MS + 2 * DAY_MS, []);
  expect(await loadOpenIds()).toEqual([]);
});

it('closes expired postings at the next fetch of any feed', async () => {
  await ingest('acme', START_MS, [
    createPosting('1', { validThrough: new Date(START_MS + DAY_MS) }),
    createPosting('2'),
  ]);
  await ingest('board', START_MS + 2 * DAY_MS, [createPosting('9', { url: 'https://board.example/9' })]);
  expect(await loadOpenIds()).toEqual(['acme.2', 'board.9']);
});

it('opens the duplicate of the second feed when the posting of the first is gone', async () => {
  const same = { title: 'Engineer', company: 'ACME', location: 'Pune,  India' };
  await ingest('board', START_MS, [createPosting('9', { ...same, url: 'https://board.example/9' })]);
  expect(await loadOpenIds()).toEqual(['board.9']);
  await ingest('acme', START_MS, [createPosting('1', { ...same, company: 'Acme' })]);
  expect(await loadOpenIds()).toEqual(['acme.1']);
  await ingest('acme', START_MS + DAY_MS, []);
  await ingest('acme', START_MS + 2 * DAY_MS, []);
  expect(await loadOpenIds()).toEqual(['board.9']);
});

it('reopens the duplicate of a posting whose keys changed', async () => {
  const same = { title: 'Engineer', company: 'Acme' };
  await ingest('acme', START_MS, [createPosting('1', same)]);
  await ingest('board', START_MS, [createPosting('9', { ...same, url: 'https://board.example/9' })]);
  expect(await loadOpenIds()).toEqual(['acme.1']);
  await ingest('acme', START_MS + DAY_MS, [createPosting('1', { ...same, title: 'Cook' })]);
  expect(await loadOpenIds()).toEqual(['acme.1', 'board.9']);
});

it('closes postings of feeds that were turned off', async () => {
  await ingest('acme', START_MS, [createPosting('1')]);
  await ingest('board', START_MS, [createPosting('9', { url: 'https://board.example/9' })]);
  await closeOrphans(store, new Map([['board', 0]]), new Date(START_MS + DAY_MS));
  expect(await loadOpenIds()).toEqual(['board.9']);
});

it('reopens the postings of a feed that returns, even after they expired', async () => {
  await ingest('acme', START_MS, [createPosting('1')]);
  await closeOrphans(store, new Map([['board', 0]]), new Date(START_MS + DAY_MS));
  await ingest('acme', START_MS + 2 * DAY_MS, [createPosting('1')]);
  expect(await loadOpenIds()).toEqual(['acme.1']);
  await ingest('board', START_MS + 48 * DAY_MS, []);
  expect(await loadOpenIds()).toEqual([]);
  await ingest('acme', START_MS + 49 * DAY_MS, [createPosting('1')]);
  expect(await loadOpenIds()).toEqual(['acme.1']);
  expect((await findAll())[0]).not.toHaveProperty('closedAt');
});

it('announces no changes if postings are unchanged or are missing from a single fetch', async () => {
  await ingest('acme', START_MS, [createPosting('1'), createPosting('2')]);
  let notificationCount = 0;
  const announceAndCountNotifications = async () => {
    await store.announceChanges(() => Promise.resolve(void (notificationCount += 1)));
    return notificationCount;
  };
  expect(await announceAndCountNotifications()).toBe(1);
  for (const days of [1, 2]) await ingest('acme', START_MS + days * DAY_MS, [createPosting('1'), createPosting('2')]);
  await ingest('acme', START_MS + 3 * DAY_MS, [createPosting('1')]);
  expect((await findAll())[1]).toMatchObject({ missed: 1 });
  await ingest('acme', START_MS + 4 * DAY_MS, [createPosting('1'), createPosting('2')]);
  expect(await announceAndCountNotifications()).toBe(1);
  const [first] = await findAll();
  await ingest('acme', START_MS + 7 * DAY_MS, [createPosting('1'), createPosting('2', { title: 'Lead' })]);
  expect((await findAll())[0]?.change).toBeGreaterThan(first?.change ?? 0);
  expect(await announceAndCountNotifications()).toBe(2);
});

it('announces changes later if the first notification failed', async () => {
  await ingest('acme', START_MS, [createPosting('1')]);
  await expect(store.announceChanges(() => Promise.reject(new Error('no queue')))).rejects.toThrow('no queue');
  let notificationCount = 0;
  const announceChanges = () => store.announceChanges(() => Promise.resolve(void (notificationCount += 1)));
  await announceChanges();
  await announceChanges();
  expect(notificationCount).toBe(1);
});

it('applies a new order of feeds to stored postings', async () => {
  const same = { title: 'Engineer', company: 'Acme' };
  await ingest('acme', START_MS, [createPosting('1', same)]);
  await ingest('board', START_MS, [createPosting('9', { ...same, url: 'https://board.example/9' })]);
  expect(await loadOpenIds()).toEqual(['acme.1']);
  const swappedRanks = new Map([
    ['board', 0],
    ['acme', 1],
  ]);
  await deduplicateAll(store, swappedRanks, new Date(START_MS), AbortSignal.timeout(WAIT_TIMEOUT_MS));
  expect(await loadOpenIds()).toEqual(['board.9']);
});

it('completes an interrupted ingestion on retry', async () => {
  const feedPostings = Array.from({ length: 1_200 }, (_none, index) => createPosting(String(index)));
  const controller = new AbortController();
  async function* createInterruptedPages(): AsyncGenerator<FeedPage<Posting>> {
    await Promise.resolve();
    yield { records: feedPostings.slice(0, 700), errors: [] };
    controller.abort(new Error('killed'));
    yield { records: feedPostings.slice(700), errors: [] };
  }
  const source = { id: 'acme', name: 'acme', isSample: false };
  const context = { source, rates: {}, sourceRanks, now: new Date(START_MS), signal: controller.signal };
  await expect(ingestJobs(createInterruptedPages(), context, store)).rejects.toThrow('killed');
  await ingest('acme', START_MS, feedPostings);
  const postings = await findAll();
  expect(postings.filter(({ isOpen }) => isOpen)).toHaveLength(1_200);
  expect(new Set(postings.map(({ number }) => number)).size).toBe(1_200);
});
