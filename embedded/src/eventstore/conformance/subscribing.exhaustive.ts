import { randomUUID } from 'node:crypto';
import {
  END,
  type EventStoreDBClient,
  eventTypeFilter,
  type Filter,
  type Position,
  START,
  streamNameFilter,
  type SubscribeToAllOptions,
} from '@eventstore/db-client';
import fc from 'fast-check';
import { SubscriptionRecorder } from '../testing/subscription-recorder.js';
import { createTestEvent, createTestEvents } from '../testing/test-events.js';
import { connectSeparately, startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
let client: EventStoreDBClient;

beforeEach(async () => {
  server = await startTestServer();
  client = server.client;
});
afterEach(() => server.stop());

describe('a subscription to a stream', () => {
  const subscribe = (options: Parameters<typeof client.subscribeToStream>[1] = {}): SubscriptionRecorder =>
    new SubscriptionRecorder(client.subscribeToStream('s', options));

  test('is confirmed, receives existing events, catches up, and receives new events', async () => {
    await client.appendToStream('s', createTestEvents('A', 'B'));
    const subscription = subscribe();
    await subscription.waitFor('caughtUp');
    await client.appendToStream('other', createTestEvent('X'));
    await client.appendToStream('s', createTestEvent('C'));
    await subscription.waitFor('C');
    expect(subscription.entries).toEqual(['confirmation', 'A', 'B', 'caughtUp', 'C']);
    await subscription.end();
  });

  test('starts after a revision, at the start or at the end', async () => {
    await client.appendToStream('s', createTestEvents('A', 'B', 'C'));
    const subscriptions = [
      subscribe({ fromRevision: 1n }),
      subscribe({ fromRevision: START }),
      subscribe({ fromRevision: END }),
    ];
    await Promise.all(subscriptions.map((subscription) => subscription.waitFor('caughtUp')));
    await client.appendToStream('s', createTestEvent('D'));
    await Promise.all(subscriptions.map((subscription) => subscription.waitFor('D')));
    expect(subscriptions.map(({ types }) => types.join(''))).toEqual(['CD', 'ABCD', 'D']);
    await Promise.all(subscriptions.map((subscription) => subscription.end()));
  });

  test('waits for a stream that does not exist yet', async () => {
    const subscription = subscribe();
    await subscription.waitFor('caughtUp');
    await client.appendToStream('s', createTestEvent('A'));
    await subscription.waitFor('A');
    await subscription.end();
  });

  test('rejects resolveLinkTos', async () => {
    const subscription = subscribe({ resolveLinkTos: true });
    await subscription.waitFor('error');
    expect(subscription.errors[0]?.message).toContain('resolveLinkTos');
  });

  test('skips truncated events', async () => {
    await client.appendToStream('s', createTestEvents('A', 'B', 'C'));
    await client.setStreamMetadata('s', { maxCount: 1 });
    const subscription = subscribe();
    await subscription.waitFor('caughtUp');
    expect(subscription.types).toEqual(['C']);
    await subscription.end();
  });
});

describe('a subscription to all streams', () => {
  const subscribe = (options: SubscribeToAllOptions = {}): SubscriptionRecorder =>
    new SubscriptionRecorder(client.subscribeToAll(options));

  async function readTypes(filter: Filter): Promise<string> {
    const subscription = subscribe({ filter });
    await subscription.waitFor('caughtUp');
    await subscription.end();
    return subscription.types.join(' ');
  }

  test('rejects resolveLinkTos', async () => {
    const subscription = subscribe({ resolveLinkTos: true });
    await subscription.waitFor('error');
    expect(subscription.errors[0]?.message).toContain('resolveLinkTos');
  });

  test('receives existing and new events', async () => {
    await client.appendToStream('a', createTestEvent('A'));
    const subscription = subscribe();
    await subscription.waitFor('caughtUp');
    await client.appendToStream('b', createTestEvents('B', 'C'));
    await subscription.waitFor('C');
    expect(subscription.entries).toEqual(['confirmation', 'A', 'caughtUp', 'B', 'C']);
    await subscription.end();
  });

  test('starts after a position or at the end', async () => {
    const { position } = await client.appendToStream('a', createTestEvent('A'));
    await client.appendToStream('a', createTestEvent('B'));
    const subscriptions = [subscribe({ fromPosition: position ?? START }), subscribe({ fromPosition: END })];
    await Promise.all(subscriptions.map((subscription) => subscription.waitFor('caughtUp')));
    await client.appendToStream('a', createTestEvent('C'));
    await Promise.all(subscriptions.map((subscription) => subscription.waitFor('C')));
    expect(subscriptions.map(({ types }) => types.join(''))).toEqual(['BC', 'C']);
    await Promise.all(subscriptions.map((subscription) => subscription.end()));
  });

  test('filters by prefixes of stream names', async () => {
    await client.appendToStream('profile-1', createTestEvents('Added', 'Removed'));
    await client.appendToStream('draft-1', createTestEvent('Added'));
    await client.appendToStream('other', createTestEvent('AddedLater'));
    expect(await readTypes(streamNameFilter({ prefixes: ['profile-', 'oth'] }))).toBe('Added Removed AddedLater');
    expect(await readTypes(streamNameFilter({ prefixes: [] }))).toBe('');
  });

  test.each<[string, Filter]>([
    ['A filter by event type', eventTypeFilter({ prefixes: ['Add'] })],
    ['A filter by a regular expression', streamNameFilter({ regex: '^profile' })],
  ])('rejects by name: %s', async (name, filter) => {
    const subscription = subscribe({ filter });
    await subscription.waitFor('error');
    expect(subscription.errors[0]?.message).toContain(`${name} is not supported by the embedded EventStoreDB`);
  });

  test('receives checkpoints at the requested interval, also for events that do not match', async () => {
    const checkpoints: Position[] = [];
    const subscription = subscribe({
      filter: streamNameFilter({
        prefixes: ['matching'],
        maxSearchWindow: 2,
        checkpointInterval: 2,
        checkpointReached: (_, position) => {
          checkpoints.push(position);
          subscription.record('checkpoint');
        },
      }),
    });
    await subscription.waitFor('caughtUp');
    const positions: (Position | undefined)[] = [];
    for (let index = 0; index < 9; index++) {
      positions.push((await client.appendToStream('other', createTestEvent('X'))).position);
    }
    await client.appendToStream('matching', createTestEvent('A'));
    await subscription.waitFor('A');
    expect(subscription.entries).toEqual(['confirmation', 'caughtUp', 'checkpoint', 'checkpoint', 'A']);
    expect(checkpoints).toEqual([positions[3], positions[7]]);
    await subscription.end();
  });

  test('receives each event exactly once when it resumes at any checkpoint', async () => {
    const streams = fc.array(fc.constantFrom('matching', 'other'), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(streams, fc.integer({ min: 1, max: 5 }), fc.nat(), async (names, window, pick) => {
        const run = randomUUID();
        const start = await client.appendToStream(run, createTestEvent('start'));
        for (const [index, name] of names.entries())
          await client.appendToStream(`${name}-${run}`, createTestEvent(String(index)));

        const before: string[] = [];
        const checkpoints: { position: Position; eventCount: number }[] = [];
        const filter = streamNameFilter({
          prefixes: [`matching-${run}`],
          maxSearchWindow: window,
          checkpointInterval: 1,
          checkpointReached: (_, position) => void checkpoints.push({ position, eventCount: before.length }),
        });
        const first = client.subscribeToAll({ fromPosition: start.position ?? START, filter });
        first.on('data', ({ event }) => void before.push(event?.type ?? '?'));
        await new Promise((resolve) => first.once('caughtUp', resolve));
        await first.unsubscribe();

        const checkpoint = checkpoints[pick % checkpoints.length];
        const second = subscribe({
          fromPosition: checkpoint?.position ?? START,
          filter: streamNameFilter({ prefixes: [`matching-${run}`] }),
        });
        await second.waitFor('caughtUp');
        await second.end();
        const expected = names.flatMap((name, index) => (name === 'matching' ? [String(index)] : []));
        expect([...before.slice(0, checkpoint?.eventCount), ...second.types]).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});

test('serves 240 subscriptions with different filters', async () => {
  const clients = [1, 2, 3].map((clientNumber) => connectSeparately(server.port, clientNumber));
  const subscriptions = Array.from({ length: 240 }, (_, index) => {
    const subscriber = clients[index % clients.length] ?? client;
    const filter = streamNameFilter({ prefixes: [`user-${index}-`] });
    return new SubscriptionRecorder(subscriber.subscribeToAll({ filter }));
  });
  await Promise.all(subscriptions.map((subscription) => subscription.waitFor('caughtUp')));
  await Promise.all(
    subscriptions.map((_, index) => client.appendToStream(`user-${index}-x`, createTestEvent(`N${index}`))),
  );
  await Promise.all(subscriptions.map((subscription, index) => subscription.waitFor(`N${index}`)));
  expect(subscriptions.every((subscription, index) => subscription.types.join() === `N${index}`)).toBe(true);
  await Promise.all(subscriptions.map((subscription) => subscription.end()));
  await Promise.all(clients.map((extraClient) => extraClient.dispose()));
});

test('a paused subscriber does not block others and misses no events', async () => {
  const slow = client.subscribeToAll();
  await new Promise((resolve) => slow.once('confirmation', resolve));
  slow.pause();
  const fast = new SubscriptionRecorder(client.subscribeToStream('s'));
  for (let batch = 0; batch < 10; batch++) {
    await client.appendToStream(
      's',
      Array.from({ length: 300 }, (_, index) => createTestEvent(String(batch * 300 + index))),
    );
  }
  await fast.waitFor('2999');
  const receivedTypes: string[] = [];
  for await (const { event } of slow) {
    receivedTypes.push(event?.type ?? '?');
    if (receivedTypes.length === 3000) break;
  }
  expect(receivedTypes).toEqual(fast.types);
  await fast.end();
});
