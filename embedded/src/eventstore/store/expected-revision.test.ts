import fc from 'fast-check';
import { readStreamEvents, createMetadataEvent, openTestStore, createProposedEvent } from '../testing/test-store.js';
import { createTemporaryFolder } from '../testing/temporary-folder.js';
import type { ExpectedRevision } from './append-check.js';
import type { ProposedEvent } from './event.js';
import type { EventStore, WriteResult } from './event-store.js';

/** The state of a stream from which the result of an append follows. */
interface StreamModel {
  count: number;
  visibleFrom: number;
  state: 'new' | 'metadata-only' | 'written' | 'deleted' | 'tombstoned';
}

interface AcknowledgedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
  readonly result: WriteResult;
}

type Action =
  | { readonly kind: 'append'; readonly stream: string; readonly expected: Expectation; readonly count: number }
  | { readonly kind: 'retry'; readonly pick: number }
  | { readonly kind: 'set-metadata' | 'delete' | 'tombstone'; readonly stream: string };

/** A number is relative to the actual revision. */
type Expectation = 'any' | 'no_stream' | 'stream_exists' | -1 | 0 | 1;

const stream = fc.constantFrom('a', 'b');
const expectation = fc.constantFrom<Expectation>('any', 'no_stream', 'stream_exists', -1, 0, 1);
const append = fc.record({
  kind: fc.constant('append' as const),
  stream,
  expected: expectation,
  count: fc.integer({ min: 1, max: 3 }),
});
const retry = fc.record({ kind: fc.constant('retry' as const), pick: fc.nat() });
const createChange = (kind: 'set-metadata' | 'delete' | 'tombstone'): fc.Arbitrary<Action> =>
  fc.record({ kind: fc.constant(kind), stream });
const actions = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: append },
    { weight: 4, arbitrary: retry },
    { weight: 1, arbitrary: createChange('set-metadata') },
    { weight: 2, arbitrary: createChange('delete') },
    { weight: 1, arbitrary: createChange('tombstone') },
  ),
  { maxLength: 25 },
);

class Model {
  private readonly streams = new Map<string, StreamModel>();
  private readonly acknowledged: AcknowledgedAppend[] = [];

  constructor(private readonly store: EventStore) {}

  async run(action: Action): Promise<void> {
    switch (action.kind) {
      case 'append':
        return this.append(action.stream, this.toExpectedRevision(action), createEvents(action.count));
      case 'retry':
        return this.retry(this.acknowledged[action.pick % this.acknowledged.length]);
      case 'set-metadata':
        return this.setMetadata(action.stream);
      case 'delete':
        return this.remove(action.stream);
      case 'tombstone':
        await this.store.tombstone(action.stream, 'any');
        this.getStream(action.stream).state = 'tombstoned';
    }
  }

  /** The revisions that a reader must see. */
  getVisibleRevisions(name: string): number[] | 'not-found' | 'deleted' {
    const { state, count, visibleFrom } = this.getStream(name);
    if (state === 'tombstoned') return 'deleted';
    if (state === 'deleted' || count === 0) return 'not-found';
    return Array.from({ length: count - visibleFrom }, (_, index) => visibleFrom + index);
  }

  private async append(name: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<void> {
    const streamModel = this.getStream(name);
    const last = streamModel.count - 1;
    const result = await this.store.append(name, expected, events);

    const isDeleted =
      streamModel.state === 'tombstoned' || (streamModel.state === 'deleted' && expected === 'stream_exists');
    const isExpected =
      expected === 'any' ||
      (expected === 'stream_exists' && streamModel.state !== 'new') ||
      (expected === 'no_stream' && (last < 0 || streamModel.state === 'deleted')) ||
      expected === BigInt(last);
    if (isDeleted) {
      expect(result).toEqual({ kind: 'deleted' });
    } else if (!isExpected) {
      expect(result).toEqual({ kind: 'wrong-revision', currentRevision: last });
    } else {
      expect(result).toMatchObject({ kind: 'written', revision: last + events.length });
      if (streamModel.state === 'deleted') streamModel.visibleFrom = streamModel.count;
      streamModel.count += events.length;
      streamModel.state = 'written';
      // As in EventStoreDB, a retry that expects 'no_stream' is not recognized if the stream had been deleted.
      if (expected !== 'no_stream' || last < 0) this.acknowledged.push({ stream: name, expected, events, result });
    }
  }

  /** A retry returns the result of the first attempt and changes nothing. */
  private async retry(attempt: AcknowledgedAppend | undefined): Promise<void> {
    if (!attempt) return;
    const { state } = this.getStream(attempt.stream);
    const isRejected = state === 'tombstoned' || (state === 'deleted' && attempt.expected === 'stream_exists');
    const result = await this.store.append(attempt.stream, attempt.expected, attempt.events);
    expect(result).toEqual(isRejected ? { kind: 'deleted' } : attempt.result);
  }

  private async setMetadata(name: string): Promise<void> {
    const streamModel = this.getStream(name);
    const result = await this.store.append(`$$${name}`, 'any', [createMetadataEvent({ owner: 'me' })]);
    expect(result.kind).toBe(streamModel.state === 'tombstoned' ? 'deleted' : 'written');
    // New metadata replaces the old one, including a $tb that hid events.
    streamModel.visibleFrom = streamModel.state === 'deleted' ? streamModel.count : 0;
    if (streamModel.state === 'new' || streamModel.state === 'deleted') streamModel.state = 'metadata-only';
  }

  private async remove(name: string): Promise<void> {
    const streamModel = this.getStream(name);
    const result = await this.store.delete(name, 'any');
    if (streamModel.state === 'tombstoned') expect(result).toEqual({ kind: 'deleted' });
    else if (streamModel.state === 'new') expect(result).toEqual({ kind: 'wrong-revision', currentRevision: -1 });
    else streamModel.state = 'deleted';
  }

  private toExpectedRevision({ stream: name, expected }: Extract<Action, { kind: 'append' }>): ExpectedRevision {
    if (typeof expected === 'string') return expected;
    const revision = this.getStream(name).count - 1 + expected;
    return revision < 0 ? 'no_stream' : BigInt(revision);
  }

  private getStream(name: string): StreamModel {
    const streamModel = this.streams.get(name) ?? { count: 0, visibleFrom: 0, state: 'new' };
    this.streams.set(name, streamModel);
    return streamModel;
  }
}

function createEvents(count: number): ProposedEvent[] {
  return Array.from({ length: count }, () => createProposedEvent('x'));
}

test('appends, retries and deletions follow the model of expected revisions, also after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (list) => {
      const folder = createTemporaryFolder();
      const store = await openTestStore(folder.path, { sync: () => Promise.resolve() });
      const model = new Model(store);
      for (const action of list) await model.run(action);
      const check = (reader: EventStore): void => {
        for (const name of ['a', 'b']) {
          const events = readStreamEvents(reader, name);
          expect(typeof events === 'string' ? events : events.map((event) => event.revision)).toEqual(
            model.getVisibleRevisions(name),
          );
        }
      };
      check(store);
      await store.close();
      const reopened = await openTestStore(folder.path, { sync: () => Promise.resolve() });
      check(reopened);
      await reopened.close();
      folder.remove();
    }),
    { numRuns: 100 },
  );
});
