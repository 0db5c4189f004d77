import { randomUUID } from 'node:crypto';
import { UndecodableEventError } from '@trackrecord/contracts';
import { createLogger, type RecordedEvent } from '@trackrecord/platform';
import fc from 'fast-check';
import { z } from 'zod';
import { applyBatch, type Target } from './apply-batch.js';
import { BufferedViews } from './buffered-views.js';
import type { Projection } from './projection.js';
import { fillCollection } from './rebuild.js';
import { ViewCache } from './view-cache.js';
import { WriteConflictError, type StoredView, type ViewStore, type ViewWrite } from './view-store.js';
import { testMetadata as metadata } from '../testing/sum-projection.js';

/** A projection that lists numbers, so that the order of events matters. */
const list: Projection<readonly number[]> = {
  name: 'list',
  streamPrefix: 'list-',
  erasureEventType: 'Erased',
  viewSchema: z.array(z.number()),
  toSubject: (stream) => stream.slice('list-'.length),
  evolve: (view = [], { type, payload }) => {
    if (type !== 'Added') throw new UndecodableEventError(`Unknown event type ${type}`);
    return [...view, payload as number];
  },
};

/** An in-memory collection with guarded writes like in MongoDB. */
class Documents implements Pick<ViewStore<readonly number[]>, 'readEach' | 'write'> {
  readonly all = new Map<string, StoredView<readonly number[]>>();
  writeCount = 0;

  readEach(subjects: readonly string[]) {
    return Promise.resolve(
      new Map(
        subjects.flatMap((subject) => [...(this.all.has(subject) ? [[subject, this.#get(subject)] as const] : [])]),
      ),
    );
  }

  write(writes: readonly ViewWrite<readonly number[]>[]) {
    for (const write of writes) {
      this.writeCount += 1;
      if ('deleted' in write) this.all.delete(write.subject);
      else if (this.all.get(write.subject)?.revision !== write.replaces?.revision) throw new WriteConflictError('list');
      else this.all.set(write.subject, write);
    }
    return Promise.resolve();
  }

  #get(subject: string): StoredView<readonly number[]> {
    const found = this.all.get(subject);
    if (!found) throw new Error(`no document of ${subject}`);
    return found;
  }

  /** Returns the revision and view of each document. */
  contents() {
    return Object.fromEntries([...this.all].map(([subject, { revision, view }]) => [subject, { revision, view }]));
  }
}

function createTarget(documents: Documents) {
  const stuck = new Set<string>();
  const target = {
    projection: list,
    views: documents,
    viewCache: new ViewCache<readonly number[]>(3),
    eventOpener: { open: (_subject: string, { data }: RecordedEvent) => Promise.resolve(data) },
    quarantine: {
      listStreams: () => Promise.resolve(new Set(stuck)),
      add: (stream: string) => Promise.resolve(void stuck.add(stream)),
      release: (stream: string) => Promise.resolve(void stuck.delete(stream)),
    },
    store: {},
    logger: createLogger('test', 'silent'),
  } as unknown as Target<readonly number[]>;
  return { target, stuck };
}

/** Events of a few streams; some erase their stream or cannot be decoded. */
const logs = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 30 })), { maxLength: 200 })
  .map((picked) => {
    const revisions = new Map<string, bigint>();
    const erased = new Set<string>();
    return picked.flatMap(([subject, n], index): RecordedEvent[] => {
      if (erased.has(subject)) return [];
      const revision = (revisions.get(subject) ?? -1n) + 1n;
      revisions.set(subject, revision);
      const type = n === 0 ? 'Erased' : n === 1 ? 'Multiplied' : 'Added';
      if (type === 'Erased') erased.add(subject);
      const appended = { createdAt: new Date(0), position: { commit: String(index), prepare: String(index) } };
      return [{ id: randomUUID(), type, stream: `list-${subject}`, revision, data: n, metadata, ...appended }];
    });
  });

/** A log with these events, and some of another projection. */
const fakeStore = (events: readonly RecordedEvent[], batchSize = 500) => ({
  async *readAllBatches() {
    for (let at = 0; at < events.length; at += batchSize) {
      const batch = events.slice(at, at + batchSize);
      yield await Promise.resolve(batch.flatMap((event) => [event, { ...event, stream: `other-${event.stream}` }]));
    }
  },
});

it('stores the same documents as projecting event by event', async () => {
  await fc.assert(
    fc.asyncProperty(
      logs,
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 20 }),
      async (events, maxBuffered, batchSize) => {
        const [oneByOne, buffered, rebuilt] = [new Documents(), new Documents(), new Documents()];
        const unbuffered = createTarget(oneByOne);
        for (const event of events) await applyBatch(unbuffered.target, [event]);

        const views = new BufferedViews(buffered, maxBuffered);
        const batching = createTarget(buffered);
        for (let at = 0; at < events.length; at += batchSize) {
          await applyBatch({ ...batching.target, views }, events.slice(at, at + batchSize));
        }
        await views.flush();
        expect(buffered.contents()).toEqual(oneByOne.contents());
        expect(batching.stuck).toEqual(unbuffered.stuck);

        const { last } = await fillCollection(createTarget(rebuilt).target, fakeStore(events, batchSize));
        expect(rebuilt.contents()).toEqual(oneByOne.contents());
        expect(last?.eventId).toBe(events.at(-1)?.id);
      },
    ),
  );
});

it('stores each document once', async () => {
  const documents = new Documents();
  const events = Array.from({ length: 5_000 }, (_, n): RecordedEvent => {
    const stream = `list-${String(n % 1_250)}`;
    const position = { commit: String(n), prepare: String(n) };
    return {
      id: randomUUID(),
      type: 'Added',
      stream,
      revision: BigInt(Math.floor(n / 1_250)),
      data: 2,
      metadata,
      createdAt: new Date(0),
      position,
    };
  });
  await fillCollection(createTarget(documents).target, fakeStore(events));
  expect([...documents.all.values()].filter(({ revision }) => revision === 3)).toHaveLength(1_250);
  expect(documents.writeCount).toBe(1_250);
});
