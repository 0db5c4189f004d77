import { randomUUID } from 'node:crypto';
import { ReadStream } from '@eventstore/db-client/dist/streams/utils/ReadStream.js';
import { withDeadline } from '../lifecycle/shutdown.js';
import { startTcpProxy } from '../testing/tcp-proxy.js';
import { scaled } from '../testing/test-scale.js';
import { testVariable } from '../testing/test-stack.js';
import { EventStore } from './event-store.js';
import { LogTruncatedError, subscribeToAll } from './subscription.js';
import { type LogPosition, type NewEvent, type RecordedEvent, WrongRevisionError } from './types.js';

const store = new EventStore(testVariable('EVENTSTORE_URL'));
afterAll(() => store.close());

const createEvent = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'Counted',
  data: { n },
  metadata: { by: 'test' },
});
const createEvents = (count: number) => Array.from({ length: count }, (_, n) => createEvent(n));
/** A real server has its own clock. */
const CLOCK_DRIFT_MS = 1_000;
const createStreamName = () => `conformance-${randomUUID()}`;

async function collect(source: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const recorded of source) events.push(recorded);
  return events;
}

it('closes immediately, even after reads that were not finished', async () => {
  const otherStore = new EventStore(testVariable('EVENTSTORE_URL'));
  const stream = createStreamName();
  await otherStore.append(stream, createEvents(300), 'no_stream');
  for (let read = 0; read < 5; read += 1) {
    await otherStore.ping();
    for await (const { revision } of otherStore.readStream(stream)) if (revision === 2n) break;
    for await (const { type } of otherStore.readAll()) if (type !== '') break;
  }
  await withDeadline(otherStore.close(), 2_000, 'closing');
});

describe('appending', () => {
  it('assigns consecutive revisions and reads events in order', async () => {
    const stream = createStreamName();
    const writtenEvents = createEvents(3);
    expect(await store.append(stream, writtenEvents.slice(0, 2), 'no_stream')).toBe(1n);
    expect(await store.append(stream, writtenEvents.slice(2), 1n)).toBe(2n);
    const read = await collect(store.readStream(stream));
    expect(read.map(({ id, type, data, metadata, revision }) => ({ id, type, data, metadata, revision }))).toEqual(
      writtenEvents.map((event, index) => ({ ...event, revision: BigInt(index) })),
    );
  });

  it('records when the store appended an event, in its stream and in $all', async () => {
    const stream = createStreamName();
    const before = Date.now();
    await store.append(stream, createEvents(1), 'no_stream');
    const [read] = await collect(store.readStream(stream));
    expect(read?.createdAt.getTime()).toBeGreaterThanOrEqual(before - CLOCK_DRIFT_MS);
    expect(read?.createdAt.getTime()).toBeLessThanOrEqual(Date.now() + CLOCK_DRIFT_MS);
    expect((await store.readLastEvent())?.createdAt).toEqual(read?.createdAt);
  });

  it('preserves binary data and metadata', async () => {
    const stream = createStreamName();
    const bytes = Uint8Array.of(0, 255, 34, 123, 10, 0);
    await store.append(stream, [{ ...createEvent(0), data: bytes }], 'no_stream');
    const [read] = await collect(store.readStream(stream));
    expect(read).toMatchObject({ data: bytes, metadata: { by: 'test' } });
  });

  it('rejects an outdated expected revision with the actual one', async () => {
    const stream = createStreamName();
    await store.append(stream, createEvents(3), 'no_stream');
    const conflict = await store.append(stream, createEvents(1), 1n).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(WrongRevisionError);
    expect(conflict).toMatchObject({ stream, actual: 2n });
  });

  it('rejects an expected revision for a stream that does not exist', async () => {
    const conflict = await store.append(createStreamName(), createEvents(1), 4n).catch((error: unknown) => error);
    expect(conflict).toMatchObject({ name: 'WrongRevisionError', actual: undefined });
  });

  it('is idempotent for the same events at the same revision', async () => {
    const stream = createStreamName();
    const writtenEvents = createEvents(2);
    await store.append(stream, createEvents(1), 'no_stream');
    const revisions = await Promise.all([1, 2, 3].map(() => store.append(stream, writtenEvents, 0n)));
    expect(revisions).toEqual([2n, 2n, 2n]);
    expect(await collect(store.readStream(stream))).toHaveLength(3);
  });

  it('lets exactly one of many concurrent appends succeed', async () => {
    const stream = createStreamName();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.append(stream, createEvents(1), 'no_stream')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await collect(store.readStream(stream))).toHaveLength(1);
  });
});

describe('reading', () => {
  it('reads from a revision (inclusive) in both directions, up to a maximum count', async () => {
    const stream = createStreamName();
    await store.append(stream, createEvents(10), 'no_stream');
    const readRevisions = async (options: Parameters<EventStore['readStream']>[1]) =>
      (await collect(store.readStream(stream, options))).map(({ revision }) => Number(revision));
    expect(await readRevisions({ from: 7n })).toEqual([7, 8, 9]);
    expect(await readRevisions({ from: 2n, maxCount: 2 })).toEqual([2, 3]);
    expect(await readRevisions({ backwards: true, maxCount: 3 })).toEqual([9, 8, 7]);
    expect(await readRevisions({ from: 1n, backwards: true })).toEqual([1, 0]);
    expect(await readRevisions({ from: 10n })).toEqual([]);
  });

  it('returns no events if the stream does not exist', async () => {
    expect(await collect(store.readStream(createStreamName()))).toEqual([]);
  });

  // A cancelled read resets its HTTP/2 stream, and servers close a connection with many resets.
  it('does not cancel reads of missing streams and of single events', async () => {
    const stream = createStreamName();
    await store.append(stream, createEvents(2), 'no_stream');
    const cancel = jest.spyOn(ReadStream.prototype, 'cancel');
    expect(await collect(store.readStream(createStreamName()))).toEqual([]);
    expect(await store.readLastStreamEvent(createStreamName())).toBeUndefined();
    expect(await store.readLastStreamEvent(stream)).toMatchObject({ revision: 1n });
    expect(await store.readFirstFrom(stream, 0n)).toMatchObject({ revision: 0n });
    const last = await store.readLastEvent();
    expect(last && (await store.contains({ ...last.position, eventId: last.id }))).toBe(true);
    expect(cancel).not.toHaveBeenCalled();
    for await (const { revision } of store.readStream(stream)) if (revision === 0n) break;
    expect(cancel).toHaveBeenCalledTimes(1);
    cancel.mockRestore();
  });

  it('reads all events after a position, whether there is an event at it or not', async () => {
    const stream = createStreamName();
    await store.append(stream, createEvents(3), 'no_stream');
    const [first] = await collect(store.readStream(stream));
    const readAfter = async (commit: bigint) => {
      const position = { commit: String(commit), prepare: String(commit) };
      const revisions: number[] = [];
      for await (const batch of store.readAllBatches(position))
        revisions.push(...batch.filter((event) => event.stream === stream).map(({ revision }) => Number(revision)));
      return revisions;
    };
    const commit = BigInt(first?.position.commit ?? 0);
    expect(await readAfter(commit)).toEqual([1, 2]);
    expect(await readAfter(commit - 1n)).toEqual([0, 1, 2]);
    expect(await readAfter(0n)).toEqual([0, 1, 2]);
  });

  it('reads all events once, in order, across pages', async () => {
    const [a, b] = [createStreamName(), createStreamName()];
    const count = scaled(2_100, { min: 2_100 });
    for (let from = 0; from < count; from += 500)
      await store.append(a, createEvents(Math.min(500, count - from)), 'any');
    await store.append(b, createEvents(1), 'no_stream');
    const all = (await collect(store.readAll())).filter(({ stream }) => stream === a || stream === b);
    expect(all.map(({ stream, revision }) => `${stream}@${revision}`)).toEqual([
      ...Array.from({ length: count }, (_, revision) => `${a}@${revision}`),
      `${b}@0`,
    ]);
    const positions = all.map(({ position }) => BigInt(position.commit));
    expect(positions).toEqual([...positions].sort((x, y) => (x < y ? -1 : 1)));
  });
});

describe('subscribeToAll', () => {
  const take = async (source: AsyncIterable<RecordedEvent>, count: number) => {
    const received: RecordedEvent[] = [];
    for await (const recorded of source) {
      received.push(recorded);
      if (received.length >= count) break;
    }
    return received;
  };

  it('delivers past and future events of matching streams once', async () => {
    const prefix = `wanted-${randomUUID()}-`;
    await store.append(`${prefix}1`, createEvents(3), 'no_stream');
    const stopController = new AbortController();
    const pending = take(subscribeToAll(store, { prefixes: [prefix], signal: stopController.signal }), 6);
    await store.append(createStreamName(), createEvents(2), 'no_stream');
    await store.append(`${prefix}2`, createEvents(3), 'no_stream');
    const received = await pending;
    stopController.abort();
    expect(received.map(({ stream, revision }) => `${stream}@${revision}`)).toEqual(
      ['1', '2'].flatMap((name) => [0, 1, 2].map((revision) => `${prefix}${name}@${revision}`)),
    );
  });

  it('starts after a position (exclusive)', async () => {
    const prefix = `resumed-${randomUUID()}-`;
    await store.append(`${prefix}1`, createEvents(5), 'no_stream');
    const stopController = new AbortController();
    const [, second] = await take(subscribeToAll(store, { prefixes: [prefix], signal: stopController.signal }), 2);
    const rest = await take(
      subscribeToAll(store, { prefixes: [prefix], after: second?.position, signal: stopController.signal }),
      3,
    );
    stopController.abort();
    expect(rest.map(({ revision }) => Number(revision))).toEqual([2, 3, 4]);
  });

  it('resumes after a lost connection without gaps or duplicates', async () => {
    const address = new URL(testVariable('EVENTSTORE_URL').replace('esdb:', 'http:'));
    const proxy = await startTcpProxy(address.hostname, Number(address.port));
    const proxiedStore = new EventStore(`esdb://127.0.0.1:${proxy.port}?tls=false`);
    const prefix = `cut-${randomUUID()}-`;
    const stopController = new AbortController();
    let lostCount = 0;
    const count = 60;
    const received: number[] = [];
    const subscribing = (async () => {
      const source = subscribeToAll(proxiedStore, {
        prefixes: [prefix],
        signal: stopController.signal,
        onLost: () => (lostCount += 1),
      });
      for await (const { data } of source) {
        received.push((data as { n: number }).n);
        if (received.length % 20 === 0 && received.length < count) proxy.dropConnections();
        if (received.length >= count) return;
      }
    })();
    for (let n = 0; n < count; n += 1) await store.append(`${prefix}1`, [createEvent(n)], 'any');
    await subscribing;
    stopController.abort();
    await proxiedStore.close();
    await proxy.close();
    expect(received).toEqual(Array.from({ length: count }, (_, n) => n));
    expect(lostCount).toBeGreaterThan(0);
  });

  it('throws LogTruncatedError if the log no longer contains the last delivered event', async () => {
    const address = new URL(testVariable('EVENTSTORE_URL').replace('esdb:', 'http:'));
    const proxy = await startTcpProxy(address.hostname, Number(address.port));
    const proxiedStore = new EventStore(`esdb://127.0.0.1:${proxy.port}?tls=false`);
    const stream = `back-${randomUUID()}`;
    await store.append(stream, createEvents(1), 'any');
    const checkedPositions: LogPosition[] = [];
    const checkPosition = (last: LogPosition) => Promise.resolve(checkedPositions.push(last) < 1);
    const source = subscribeToAll(proxiedStore, {
      prefixes: [stream],
      signal: new AbortController().signal,
      containsPosition: checkPosition,
    });
    const { value } = await source.next();
    const next = source.next();
    proxy.dropConnections();
    await expect(next).rejects.toThrow(LogTruncatedError);
    expect(checkedPositions.map(({ eventId }) => eventId)).toEqual([value?.id]);
    await proxiedStore.close();
    await proxy.close();
  });

  it('ends when its signal aborts while idle', async () => {
    const stopController = new AbortController();
    const caughtUp = new Promise<void>((resolve) => {
      const source = subscribeToAll(store, {
        prefixes: [`never-${randomUUID()}`],
        signal: stopController.signal,
        onCaughtUp: resolve,
      });
      void source.next().then(({ done }) => expect(done).toBe(true));
    });
    await caughtUp;
    stopController.abort();
  });
});
