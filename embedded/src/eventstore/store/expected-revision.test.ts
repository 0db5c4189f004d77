import fc from 'fast-check';
import { readStreamEvents, createMetadataEvent, openTestStore, createProposedEvent } from '../testing/test-store.js';
import { createTemporaryFolder } from '../testing/temporary-folder.js';
import type { ExpectedRevision } from './append-check.js';
import type { ProposedEvent } from './event.js';
import type { EventStore, WriteResult } from './event-store.js';

interface StreamModel {
  count: number;
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
  | { readonly kind: 'set-metadata'; readonly stream: string };

/** A number is relative to the actual revision. */
type Expectation = 'any' | 'no_stream' | -1 | 0 | 1;

const stream = fc.constantFrom('a', 'b');
const expectation = fc.constantFrom<Expectation>('any', 'no_stream', -1, 0, 1);
const append = fc.record({
  kind: fc.constant('append' as const),
  stream,
  expected: expectation,
  count: fc.integer({ min: 1, max: 3 }),
});
const retry = fc.record({ kind: fc.constant('retry' as const), pick: fc.nat() });
const setMetadata = fc.record({ kind: fc.constant('set-metadata' as const), stream });
const actions = fc.array(
  fc.oneof({ weight: 8, arbitrary: append }, { weight: 4, arbitrary: retry }, { weight: 1, arbitrary: setMetadata }),
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
        await this.store.append(`$$${action.stream}`, 'any', [createMetadataEvent({ owner: 'me' })]);
    }
  }

  /** The revisions that a reader must see. */
  getVisibleRevisions(name: string): number[] | 'not-found' {
    const { count } = this.getStream(name);
    return count === 0 ? 'not-found' : Array.from({ length: count }, (_, index) => index);
  }

  private async append(name: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<void> {
    const streamModel = this.getStream(name);
    const last = streamModel.count - 1;
    const result = await this.store.append(name, expected, events);

    if (expected === 'any' || (expected === 'no_stream' && last < 0) || expected === BigInt(last)) {
      expect(result).toMatchObject({ kind: 'written', revision: last + events.length });
      streamModel.count += events.length;
      this.acknowledged.push({ stream: name, expected, events, result });
    } else {
      expect(result).toEqual({ kind: 'wrong-revision', currentRevision: last });
    }
  }

  /** A retry returns the result of the first attempt and changes nothing. */
  private async retry(attempt: AcknowledgedAppend | undefined): Promise<void> {
    if (!attempt) return;
    expect(await this.store.append(attempt.stream, attempt.expected, attempt.events)).toEqual(attempt.result);
  }

  private toExpectedRevision({ stream: name, expected }: Extract<Action, { kind: 'append' }>): ExpectedRevision {
    if (typeof expected === 'string') return expected;
    const revision = this.getStream(name).count - 1 + expected;
    return revision < 0 ? 'no_stream' : BigInt(revision);
  }

  private getStream(name: string): StreamModel {
    const streamModel = this.streams.get(name) ?? { count: 0 };
    this.streams.set(name, streamModel);
    return streamModel;
  }
}

function createEvents(count: number): ProposedEvent[] {
  return Array.from({ length: count }, () => createProposedEvent('x'));
}

test('appends and retries follow the model of expected revisions, also after a restart', async () => {
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
