import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { type RecordError, type FeedPage, FeedUnreadableError } from '../adapter.js';
import type { CareerEvent } from '../feed-records.js';
import { CareerEventStore } from './career-event-store.js';
import { ingestEvents } from './ingest-events.js';

const DAY_MS = 24 * 60 * 60_000;
const START_MS = Date.parse('2026-11-20T12:00:00Z');
const sourceRanks = new Map([
  ['first', 0],
  ['second', 1],
]);
let mongo: Mongo;
let store: CareerEventStore;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/events_${randomUUID()}`));
  store = new CareerEventStore(mongo.db);
  await store.createIndexes();
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const createEvent = (id: string, fields: Partial<CareerEvent> = {}): CareerEvent => ({
  id,
  title: `Meet-up ${id}`,
  startsAt: new Date(START_MS + 10 * DAY_MS),
  endsAt: new Date(START_MS + 11 * DAY_MS),
  place: 'Dubai, United Arab Emirates',
  link: `https://example.org/${id}`,
  ...fields,
});
type Page = readonly CareerEvent[] | Error | RecordError;
async function* createPages(...feedPages: Page[]): AsyncGenerator<FeedPage<CareerEvent>> {
  for (const page of feedPages) {
    await Promise.resolve();
    if (page instanceof Error) throw page;
    yield 'reason' in page ? { records: [], errors: [page] } : { records: page, errors: [] };
  }
}
const ingest = (source: string, nowMs: number, ...feedPages: Page[]) =>
  ingestEvents(
    createPages(...feedPages),
    {
      source: { id: source, name: 'Harbour', isSample: false, attribution: 'Events by Harbour' },
      rates: {},
      sourceRanks,
      now: new Date(nowMs),
      signal: new AbortController().signal,
    },
    store,
  );
const loadOpenIds = async () => (await store.findAll()).filter(({ isOpen }) => isOpen).map(({ _id }) => _id);

it('shows the name of the feed, or the badge of the event if it has one', async () => {
  await ingest('first', START_MS, [createEvent('1'), createEvent('2', { badge: 'Workshop' })]);
  expect((await store.findAll()).map(({ source }) => source)).toEqual(['Harbour', 'Workshop']);
  expect((await store.findAll())[0]).toMatchObject({ attribution: 'Events by Harbour' });
});

it('removes past events and those missing from two complete fetches', async () => {
  await ingest('first', START_MS, [
    createEvent('1'),
    createEvent('2'),
    createEvent('over', { endsAt: new Date(START_MS + DAY_MS) }),
  ]);
  await ingest('first', START_MS + 2 * DAY_MS, [createEvent('1')]);
  expect(await loadOpenIds()).toEqual(['first.1', 'first.2']);
  await ingest('first', START_MS + 3 * DAY_MS, [createEvent('1')]);
  expect(await loadOpenIds()).toEqual(['first.1']);
});

it('removes nothing after an incomplete fetch and fails if nothing could be read', async () => {
  await ingest('first', START_MS, [createEvent('1'), createEvent('2')]);
  for (const days of [1, 2, 3])
    await ingest('first', START_MS + days * DAY_MS, [createEvent('1')], new FeedUnreadableError('cut off'));
  expect(await loadOpenIds()).toEqual(['first.1', 'first.2']);
  await expect(ingest('first', START_MS, new FeedUnreadableError('500'))).rejects.toThrow('500');
});

it('shows an event of several feeds once, from the first feed', async () => {
  const title = 'Harbour Days';
  await ingest('second', START_MS, [createEvent('9', { title, link: 'https://www.example.org/same/?utm_source=x' })]);
  expect(await loadOpenIds()).toEqual(['second.9']);
  await ingest('first', START_MS, [createEvent('1', { title: 'Harbour days', link: 'https://example.org/same' })]);
  expect(await loadOpenIds()).toEqual(['first.1']);
});

it('keeps similar events of one feed apart', async () => {
  const sameLinkAndTitle = { link: 'https://example.org/sessions', title: 'Session' };
  await ingest('first', START_MS, [createEvent('1', sameLinkAndTitle), createEvent('2', sameLinkAndTitle)]);
  expect(await loadOpenIds()).toEqual(['first.1', 'first.2']);
});

it('keeps events of two feeds apart that share URL and day but not the title', async () => {
  const link = 'https://example.org/calendar';
  await ingest('first', START_MS, [createEvent('1', { link })]);
  await ingest('second', START_MS, [createEvent('2', { link })]);
  expect(await loadOpenIds()).toEqual(['first.1', 'second.2']);
});

it('keeps a whole-day event until the day is over in every time zone', async () => {
  const wholeDay = { endsAt: new Date(START_MS + DAY_MS), overAt: new Date(START_MS + 2 * DAY_MS) };
  await ingest('first', START_MS, [createEvent('1', wholeDay), createEvent('2')]);
  await ingest('second', START_MS + DAY_MS, [createEvent('9')]);
  expect(await loadOpenIds()).toContain('first.1');
  await ingest('second', START_MS + 2 * DAY_MS, [createEvent('9')]);
  expect(await loadOpenIds()).not.toContain('first.1');
});

it('keeps stored events that became unreadable, all if one has no id, and fails if none is readable', async () => {
  await ingest('first', START_MS, [createEvent('1'), createEvent('2'), createEvent('3')]);
  const withoutId = { reason: 'it has no id' };
  for (const days of [1, 2]) await ingest('first', START_MS + days * DAY_MS, [createEvent('1')], withoutId);
  expect(await loadOpenIds()).toEqual(['first.1', 'first.2', 'first.3']);
  for (const days of [3, 4])
    await ingest('first', START_MS + days * DAY_MS, [createEvent('1')], { ...withoutId, id: '2' });
  expect(await loadOpenIds()).toEqual(['first.1', 'first.2']);
  await expect(ingest('first', START_MS + 5 * DAY_MS, withoutId)).rejects.toThrow('no readable records');
});

it('skips events that violate the contract', async () => {
  const result = await ingest('first', START_MS, [createEvent('1'), createEvent('2', { title: 'x'.repeat(201) })]);
  expect(result).toEqual({
    recordCount: 1,
    skippedCount: 1,
    skipReasons: [expect.stringMatching(/^event 2: title: /)],
  });
});
