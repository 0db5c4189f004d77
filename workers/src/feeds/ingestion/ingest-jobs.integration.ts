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

it('what a feed has is open, with a number of its own, and changes no more until the feed does', async () => {
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

it('what a posting no longer says is gone', async () => {
  const salary = { minValue: 50_000, unitText: 'YEAR', currency: 'USD' } as const;
  await fetched('acme', T0, [job('1', { salary, roleType: 'Platform', validThrough: new Date(T0 + 9 * DAY) })]);
  await fetched('acme', T0 + DAY, [job('1')]);
  const [posting] = await all();
  for (const field of ['salary', 'yearly', 'roleType', 'validThrough']) expect(posting).not.toHaveProperty(field);
});

it('what two complete fetches in a row do not have is closed, and open again when it is back', async () => {
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

it('a fetch that breaks off closes nothing, keeps what it brought and says why', async () => {
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

it('a first page that cannot be read is a failure, and changes nothing', async () => {
  await fetched('acme', T0, [job('1')]);
  const before = await all();
  await expect(fetched('acme', T0 + DAY, new FeedUnreadable('500'))).rejects.toThrow(FeedUnreadable);
  expect(await all()).toEqual(before);
});

it('pages of which no record can be read are a failure, however many there are', async () => {
  await fetched('acme', T0, [job('1')]);
  const before = await all();
  for (const later of [1, 2, 3]) {
    const renamed = { id: '1', reason: 'record 1: url: it is not there' };
    await expect(fetched('acme', T0 + later * DAY, renamed)).rejects.toThrow(/none .* \(1\): record 1: url/);
  }
  expect(await all()).toEqual(before);
});

it('a record that cannot be read is not withdrawn, and while it may be any, none is', async () => {
  await fetched('acme', T0, [job('1'), job('2'), job('3')]);
  const faulty = { id: '2', reason: 'it has no date' };
  const nameless = { reason: 'it has no id' };
  for (const later of [1, 2]) await fetched('acme', T0 + later * DAY, [job('1')], faulty, nameless);
  expect(await open()).toEqual(['acme.1', 'acme.2', 'acme.3']);
  for (const later of [3, 4]) await fetched('acme', T0 + later * DAY, [job('1')], faulty);
  expect(await open()).toEqual(['acme.1', 'acme.2']);
});

it('an empty feed is complete: after two of them nothing is open', async () => {
  await fetched('acme', T0, [job('1')]);
  await fetched('acme', T0 + DAY, []);
  await fetched('acme', T0 + 2 * DAY, []);
  expect(await open()).toEqual([]);
});

it('what has expired is closed at the next fetch of any feed', async () => {
  await fetched('acme', T0, [job('1', { validThrough: new Date(T0 + DAY) }), job('2')]);
  await fetched('board', T0 + 2 * DAY, [job('9', { url: 'https://board.example/9' })]);
  expect(await open()).toEqual(['acme.2', 'board.9']);
});

it('of one job in two feeds that of the first feed is open, and the other once the first is gone', async () => {
  const same = { title: 'Engineer', company: 'ACME', location: 'Pune,  India' };
  await fetched('board', T0, [job('9', { ...same, url: 'https://board.example/9' })]);
  expect(await open()).toEqual(['board.9']);
  await fetched('acme', T0, [job('1', { ...same, company: 'Acme' })]);
  expect(await open()).toEqual(['acme.1']);
  await fetched('acme', T0 + DAY, []);
  await fetched('acme', T0 + 2 * DAY, []);
  expect(await open()).toEqual(['board.9']);
});

it('a job that becomes another lets its duplicate open', async () => {
  const same = { title: 'Engineer', company: 'Acme' };
  await fetched('acme', T0, [job('1', same)]);
  await fetched('board', T0, [job('9', { ...same, url: 'https://board.example/9' })]);
  expect(await open()).toEqual(['acme.1']);
  await fetched('acme', T0 + DAY, [job('1', { ...same, title: 'Cook' })]);
  expect(await open()).toEqual(['acme.1', 'board.9']);
});

it('what comes from feeds that are turned off is closed', async () => {
  await fetched('acme', T0, [job('1')]);
  await fetched('board', T0, [job('9', { url: 'https://board.example/9' })]);
  await closeOrphans(store, new Map([['board', 0]]), new Date(T0 + DAY));
  expect(await open()).toEqual(['board.9']);
});

it('a feed that is turned on again, or that comes back after 46 days, has all that it had', async () => {
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

it('that nothing has changed is no news to those who follow, nor what a posting is missing from', async () => {
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

it('news that could not be told are told the next time', async () => {
  await fetched('acme', T0, [job('1')]);
  await expect(store.announce(() => Promise.reject(new Error('no queue')))).rejects.toThrow('no queue');
  let news = 0;
  const tell = () => store.announce(() => Promise.resolve(void (news += 1)));
  await tell();
  await tell();
  expect(news).toBe(1);
});

it('another order of the feeds counts for what is there already', async () => {
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

it('work that was cut off in the middle is finished by whoever does it again', async () => {
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
