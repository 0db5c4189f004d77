import { randomUUID } from 'node:crypto';
import type { EventOpener, EventStore, RecordedEvent } from '@trackrecord/platform';
import { z } from 'zod';
import { catchUp } from './catch-up.js';
import { sumProjection as sum, testMetadata as metadata } from '../testing/sum-projection.js';

const createStream = (...types: readonly string[]): readonly RecordedEvent[] =>
  types.map((type, revision) => ({
    id: randomUUID(),
    type,
    stream: 'sum-u',
    revision: BigInt(revision),
    data: 1,
    metadata,
    createdAt: new Date(0),
    position: { commit: String(revision), prepare: String(revision) },
  }));

const eventOpener: EventOpener = { open: (_subject, { data }) => Promise.resolve(data) };
const createFakeStore = (events: readonly RecordedEvent[]): Pick<EventStore, 'readStream'> => ({
  async *readStream(_stream, { from = 0n, maxCount = Infinity } = {}) {
    yield* await Promise.resolve(events.slice(Number(from), Number(from) + maxCount));
  },
});
const catchUpWith = (
  events: readonly RecordedEvent[],
  stored: Parameters<typeof catchUp<number>>[4],
  store = createFakeStore(events),
) => catchUp(sum, eventOpener, store, 'sum-u', stored);

/** Creates the document of the events up to a revision. */
const createDocument = (events: readonly RecordedEvent[], revision: number) => {
  const eventId = events[revision]?.id ?? '';
  return { revision, generation: 0, view: revision + 1, head: { commit: String(revision), eventId } };
};

describe('catching up a view with the log', () => {
  it('folds the events that the view does not have yet', async () => {
    const events = createStream('Added', 'Added', 'Added');
    expect(await catchUpWith(events, createDocument(events, 0))).toMatchObject({ revision: 2, view: 3 });
    expect(await catchUpWith(events, undefined)).toMatchObject({ revision: 2, view: 3 });
  });

  it('returns undefined if the log does not contain the last event of the view', async () => {
    const events = createStream('Added', 'Added', 'Added');
    expect(await catchUpWith(events, createDocument(createStream('Added', 'Added'), 1))).toBeUndefined();
    expect(await catchUpWith(events.slice(0, 1), createDocument(events, 2))).toBeUndefined();
    expect(await catchUpWith(events, { revision: 0, generation: 0, view: 1 })).toBeUndefined();
  });

  it('returns undefined for an erased account, a missing stream, or if the event store does not respond', async () => {
    const events = createStream('Added', 'Erased');
    expect(await catchUpWith(events, createDocument(events, 0))).toBeUndefined();
    expect(await catchUpWith([], undefined)).toBeUndefined();
    const failingStore: Pick<EventStore, 'readStream'> = {
      async *readStream() {
        yield await Promise.reject<RecordedEvent>(new Error('down'));
      },
    };
    expect(await catchUpWith(events, createDocument(events, 0), failingStore)).toBeUndefined();
  });

  it('stops before an event that cannot be decoded', async () => {
    const events = createStream('Added', 'Added', 'Multiplied');
    expect(await catchUpWith(events, createDocument(events, 0))).toMatchObject({ revision: 1, view: 2 });
  });

  it('returns the fields of the view in the order of its contract', async () => {
    const viewSchema = z.object({ total: z.number(), last: z.string() });
    const projection = { ...sum, viewSchema, evolve: () => ({ last: 'u', total: 1 }) };
    const events = createStream('Added');
    const found = await catchUp(projection, eventOpener, createFakeStore(events), 'sum-u', undefined);
    expect(JSON.stringify(found?.view)).toBe('{"total":1,"last":"u"}');
  });
});
