import fc from 'fast-check';
import { eventsOf, metadataEvent, openTestStore, proposedEvent } from '../testing/test-store.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import type { ExpectedRevision } from './append-check.js';
import type { ProposedEvent } from './event.js';
import type { EventStore, WriteOutcome } from './event-store.js';

/** Everything a user needs to know about a stream to say what an append to it will do. */
interface Known {
  count: number;
  visibleFrom: number;
  state: 'new' | 'described' | 'written' | 'deleted' | 'tombstoned';
}

interface Acknowledged {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
  readonly outcome: WriteOutcome;
}

type Action =
  | { readonly kind: 'append'; readonly stream: string; readonly expected: Expectation; readonly count: number }
  | { readonly kind: 'retry'; readonly pick: number }
  | { readonly kind: 'describe' | 'delete' | 'tombstone'; readonly stream: string };

/** A number is meant relative to where the stream really is. */
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
const change = (kind: 'describe' | 'delete' | 'tombstone'): fc.Arbitrary<Action> =>
  fc.record({ kind: fc.constant(kind), stream });
const actions = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: append },
    { weight: 4, arbitrary: retry },
    { weight: 1, arbitrary: change('describe') },
    { weight: 2, arbitrary: change('delete') },
    { weight: 1, arbitrary: change('tombstone') },
  ),
  { maxLength: 25 },
);

class Model {
  private readonly streams = new Map<string, Known>();
  private readonly acknowledged: Acknowledged[] = [];

  constructor(private readonly store: EventStore) {}

  async run(action: Action): Promise<void> {
    switch (action.kind) {
      case 'append':
        return this.append(action.stream, this.exact(action), newEvents(action.count));
      case 'retry':
        return this.retry(this.acknowledged[action.pick % this.acknowledged.length]);
      case 'describe':
        return this.describe(action.stream);
      case 'delete':
        return this.remove(action.stream);
      case 'tombstone':
        await this.store.tombstone(action.stream, 'any');
        this.known(action.stream).state = 'tombstoned';
    }
  }

  /** What the stream must look like to a reader. */
  visible(name: string): number[] | 'not-found' | 'deleted' {
    const { state, count, visibleFrom } = this.known(name);
    if (state === 'tombstoned') return 'deleted';
    if (state === 'deleted' || count === 0) return 'not-found';
    return Array.from({ length: count - visibleFrom }, (_, index) => visibleFrom + index);
  }

  private async append(name: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<void> {
    const known = this.known(name);
    const last = known.count - 1;
    const outcome = await this.store.append(name, expected, events);

    const deleted = known.state === 'tombstoned' || (known.state === 'deleted' && expected === 'stream_exists');
    const fits =
      expected === 'any' ||
      (expected === 'stream_exists' && known.state !== 'new') ||
      (expected === 'no_stream' && (last < 0 || known.state === 'deleted')) ||
      expected === BigInt(last);
    if (deleted) {
      expect(outcome).toEqual({ kind: 'deleted' });
    } else if (!fits) {
      expect(outcome).toEqual({ kind: 'wrong-revision', current: last });
    } else {
      expect(outcome).toMatchObject({ kind: 'written', revision: last + events.length });
      if (known.state === 'deleted') known.visibleFrom = known.count;
      known.count += events.length;
      known.state = 'written';
      // As in EventStoreDB, a retry is not recognised where 'no_stream' stood for a stream that had been deleted.
      if (expected !== 'no_stream' || last < 0) this.acknowledged.push({ stream: name, expected, events, outcome });
    }
  }

  /** A retry is told what the first attempt was told, and changes nothing. */
  private async retry(attempt: Acknowledged | undefined): Promise<void> {
    if (!attempt) return;
    const { state } = this.known(attempt.stream);
    const refused = state === 'tombstoned' || (state === 'deleted' && attempt.expected === 'stream_exists');
    const outcome = await this.store.append(attempt.stream, attempt.expected, attempt.events);
    expect(outcome).toEqual(refused ? { kind: 'deleted' } : attempt.outcome);
  }

  private async describe(name: string): Promise<void> {
    const known = this.known(name);
    const outcome = await this.store.append(`$$${name}`, 'any', [metadataEvent({ owner: 'me' })]);
    expect(outcome.kind).toBe(known.state === 'tombstoned' ? 'deleted' : 'written');
    // New metadata replaces all of the old, also a $tb that hid events.
    known.visibleFrom = known.state === 'deleted' ? known.count : 0;
    if (known.state === 'new' || known.state === 'deleted') known.state = 'described';
  }

  private async remove(name: string): Promise<void> {
    const known = this.known(name);
    const outcome = await this.store.delete(name, 'any');
    if (known.state === 'tombstoned') expect(outcome).toEqual({ kind: 'deleted' });
    else if (known.state === 'new') expect(outcome).toEqual({ kind: 'wrong-revision', current: -1 });
    else known.state = 'deleted';
  }

  private exact({ stream: name, expected }: Extract<Action, { kind: 'append' }>): ExpectedRevision {
    if (typeof expected === 'string') return expected;
    const revision = this.known(name).count - 1 + expected;
    return revision < 0 ? 'no_stream' : BigInt(revision);
  }

  private known(name: string): Known {
    const known = this.streams.get(name) ?? { count: 0, visibleFrom: 0, state: 'new' };
    this.streams.set(name, known);
    return known;
  }
}

function newEvents(count: number): ProposedEvent[] {
  return Array.from({ length: count }, () => proposedEvent('x'));
}

test('appends, retries and deletions do what the revision of the stream says, also after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (list) => {
      const folder = temporaryFolder();
      const store = await openTestStore(folder.path, { sync: () => Promise.resolve() });
      const model = new Model(store);
      for (const action of list) await model.run(action);
      const check = (reader: EventStore): void => {
        for (const name of ['a', 'b']) {
          const events = eventsOf(reader, name);
          expect(typeof events === 'string' ? events : events.map((event) => event.revision)).toEqual(
            model.visible(name),
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
