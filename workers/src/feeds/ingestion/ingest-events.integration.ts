import { randomUUID } from 'node:crypto';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { type FeedPage, FeedUnreadable } from '../adapter.js';
import type { FoundEvent } from '../found.js';
import { EventStore } from './event-store.js';
import { ingestEvents } from './ingest-events.js';

const DAY = 24 * 60 * 60_000;
const T0 = Date.parse('2026-11-20T12:00:00Z');
const order = new Map([
  ['first', 0],
  ['second', 1],
]);
let mongo: Mongo;
let store: EventStore;
beforeEach(async () => {
  mongo = await connectMongo(testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/events_${randomUUID()}`));
  store = new EventStore(mongo.db);
  await store.prepare();
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const event = (id: string, fields: Partial<FoundEvent> = {}): FoundEvent => ({
  id,
  title: `Meet-up ${id}`,
  startsAt: new Date(T0 + 10 * DAY),
  endsAt: new Date(T0 + 11 * DAY),
  place: 'Dubai, United Arab Emirates',
  link: `https://example.org/${id}`,
  ...fields,
});
async function* pages(...all: (readonly FoundEvent[] | Error)[]): AsyncGenerator<FeedPage<FoundEvent>> {
  for (const page of all) {
    await Promise.resolve();
    if (page instanceof Error) throw page;
    yield { found: page, faults: [] };
  }
}
const fetched = (source: string, at: number, ...all: (readonly FoundEvent[] | Error)[]) =>
  ingestEvents(
    pages(...all),
    {
      source: { id: source, name: 'Harbour', isSample: false },
      rates: {},
      order,
      now: new Date(at),
      signal: new AbortController().signal,
    },
    store,
  );
const shown = async () => [...(await store.known()).values()].filter(({ isOpen }) => isOpen).map(({ _id }) => _id);

it('what a feed has is shown under the name of the feed, or what the event says of itself', async () => {
  await fetched('first', T0, [event('1'), event('2', { badge: 'Workshop' })]);
  expect([...(await store.known()).values()].map(({ source }) => source)).toEqual(['Harbour', 'Workshop']);
});

it('what is over goes, and what two complete fetches in a row do not have', async () => {
  await fetched('first', T0, [event('1'), event('2'), event('over', { endsAt: new Date(T0 + DAY) })]);
  await fetched('first', T0 + 2 * DAY, [event('1')]);
  expect(await shown()).toEqual(['first-1', 'first-2']);
  await fetched('first', T0 + 3 * DAY, [event('1')]);
  expect(await shown()).toEqual(['first-1']);
});

it('a fetch that breaks off takes nothing away, and one that fails changes nothing', async () => {
  await fetched('first', T0, [event('1'), event('2')]);
  for (const later of [1, 2, 3]) await fetched('first', T0 + later * DAY, [event('1')], new FeedUnreadable('cut off'));
  expect(await shown()).toEqual(['first-1', 'first-2']);
  await expect(fetched('first', T0, new FeedUnreadable('500'))).rejects.toThrow('500');
});

it('an event that several feeds have is shown once, as the first of them has it', async () => {
  await fetched('second', T0, [event('9', { link: 'https://www.example.org/same/?utm_source=x' })]);
  expect(await shown()).toEqual(['second-9']);
  await fetched('first', T0, [event('1', { link: 'https://example.org/same' })]);
  expect(await shown()).toEqual(['first-1']);
});

it('events of one page on different days are different', async () => {
  const link = 'https://example.org/monthly';
  await fetched('first', T0, [
    event('1', { link }),
    event('2', { link, startsAt: new Date(T0 + 12 * DAY), endsAt: new Date(T0 + 12 * DAY) }),
  ]);
  expect(await shown()).toEqual(['first-1', 'first-2']);
});
