import { randomUUID } from 'node:crypto';
import {
  END,
  type EventStoreDBClient,
  eventTypeFilter,
  type Filter,
  type Position,
  START,
  StreamDeletedError,
  streamNameFilter,
  type SubscribeToAllOptions,
} from '@eventstore/db-client';
import fc from 'fast-check';
import { FollowedSubscription } from '../testing/followed-subscription.js';
import { note, notes } from '../testing/notes.js';
import { connectApart, startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
let client: EventStoreDBClient;

beforeEach(async () => {
  server = await startTestServer();
  client = server.client;
});
afterEach(() => server.stop());

describe('a subscription to a stream', () => {
  const follow = (options: Parameters<typeof client.subscribeToStream>[1] = {}): FollowedSubscription =>
    new FollowedSubscription(client.subscribeToStream('s', options));

  test('is confirmed, gets what is there, is told that it has caught up, and gets what comes', async () => {
    await client.appendToStream('s', notes('A', 'B'));
    const subscription = follow();
    await subscription.waitForEvent('caughtUp');
    await client.appendToStream('other', note('X'));
    await client.appendToStream('s', note('C'));
    await subscription.waitForEvent('C');
    expect(subscription.seen).toEqual(['confirmation', 'A', 'B', 'caughtUp', 'C']);
    await subscription.end();
  });

  test('starts behind a revision, at the start, or at the end', async () => {
    await client.appendToStream('s', notes('A', 'B', 'C'));
    const subscriptions = [
      follow({ fromRevision: 1n }),
      follow({ fromRevision: START }),
      follow({ fromRevision: END }),
    ];
    await Promise.all(subscriptions.map((subscription) => subscription.waitForEvent('caughtUp')));
    await client.appendToStream('s', note('D'));
    await Promise.all(subscriptions.map((subscription) => subscription.waitForEvent('D')));
    expect(subscriptions.map(({ types }) => types.join(''))).toEqual(['CD', 'ABCD', 'D']);
    await Promise.all(subscriptions.map((subscription) => subscription.end()));
  });

  test('may wait for a stream that does not exist yet', async () => {
    const subscription = follow();
    await subscription.waitForEvent('caughtUp');
    await client.appendToStream('s', note('A'));
    await subscription.waitForEvent('A');
    await subscription.end();
  });

  test('goes on when the stream is deleted and comes back, and ends when it is tombstoned', async () => {
    await client.appendToStream('s', note('A'));
    const subscription = follow();
    await subscription.waitForEvent('caughtUp');
    await client.deleteStream('s');
    await client.appendToStream('s', note('B'));
    await subscription.waitForEvent('B');
    await client.tombstoneStream('s');
    await subscription.waitForEvent('error');
    expect(subscription.types).toEqual(['A', 'B']);
    expect(subscription.errors).toEqual([expect.any(StreamDeletedError)]);
  });

  test('refuses to resolve links', async () => {
    const subscription = follow({ resolveLinkTos: true });
    await subscription.waitForEvent('error');
    expect(subscription.errors[0]?.message).toContain('resolveLinkTos');
  });

  test('skips what was truncated', async () => {
    await client.appendToStream('s', notes('A', 'B', 'C'));
    await client.setStreamMetadata('s', { maxCount: 1 });
    const subscription = follow();
    await subscription.waitForEvent('caughtUp');
    expect(subscription.types).toEqual(['C']);
    await subscription.end();
  });
});

describe('a subscription to all streams', () => {
  const follow = (options: SubscribeToAllOptions = {}): FollowedSubscription =>
    new FollowedSubscription(client.subscribeToAll(options));

  async function caughtUp(filter: Filter): Promise<string> {
    const subscription = follow({ filter });
    await subscription.waitForEvent('caughtUp');
    await subscription.end();
    return subscription.types.join(' ');
  }

  test('refuses to resolve links', async () => {
    const subscription = follow({ resolveLinkTos: true });
    await subscription.waitForEvent('error');
    expect(subscription.errors[0]?.message).toContain('resolveLinkTos');
  });

  test('gets every event, those of later appends included', async () => {
    await client.appendToStream('a', note('A'));
    const subscription = follow();
    await subscription.waitForEvent('caughtUp');
    await client.appendToStream('b', notes('B', 'C'));
    await subscription.waitForEvent('C');
    expect(subscription.seen).toEqual(['confirmation', 'A', 'caughtUp', 'B', 'C']);
    await subscription.end();
  });

  test('starts behind a position, or at the end', async () => {
    const { position } = await client.appendToStream('a', note('A'));
    await client.appendToStream('a', note('B'));
    const subscriptions = [follow({ fromPosition: position ?? START }), follow({ fromPosition: END })];
    await Promise.all(subscriptions.map((subscription) => subscription.waitForEvent('caughtUp')));
    await client.appendToStream('a', note('C'));
    await Promise.all(subscriptions.map((subscription) => subscription.waitForEvent('C')));
    expect(subscriptions.map(({ types }) => types.join(''))).toEqual(['BC', 'C']);
    await Promise.all(subscriptions.map((subscription) => subscription.end()));
  });

  test('filters by prefixes or a regular expression, of stream names or event types', async () => {
    await client.appendToStream('profile-1', notes('Added', 'Removed'));
    await client.appendToStream('draft-1', note('Added'));
    await client.appendToStream('other', note('AddedLater'));
    await client.setStreamMetadata('other', { maxCount: 3 });
    expect(await caughtUp(streamNameFilter({ prefixes: ['profile-', 'oth'] }))).toBe('Added Removed AddedLater');
    expect(await caughtUp(streamNameFilter({ regex: '^(draft|profile)-\\d$' }))).toBe('Added Removed Added');
    expect(await caughtUp(eventTypeFilter({ prefixes: ['Add'] }))).toBe('Added Added AddedLater');
    expect(await caughtUp(eventTypeFilter({ regex: 'd$' }))).toBe('Added Removed Added');
    expect(await caughtUp(eventTypeFilter({ prefixes: ['$'] }))).toBe('$metadata');
    expect(await caughtUp(streamNameFilter({ prefixes: [] }))).toBe('');
  });

  test('refuses a regular expression that is none', async () => {
    const subscription = follow({ filter: streamNameFilter({ regex: '(' }) });
    await subscription.waitForEvent('error');
    expect(subscription.errors[0]?.message).toContain('Invalid regular expression');
  });

  test.each(['(?i)added', '\\w+', '(?<=x)y', '[a-z-[b]]'])(
    'refuses the regular expression %s, which .NET and JavaScript read differently',
    async (regex) => {
      const subscription = follow({ filter: eventTypeFilter({ regex }) });
      await subscription.waitForEvent('error');
      expect(subscription.errors[0]?.message).toContain('does not support');
    },
  );

  test('reads regular expressions as .NET does', async () => {
    await client.appendToStream('s', notes('a\n', 'a\rb', '\u0663', '\u0085', '\ufeff'));
    expect(await caughtUp(eventTypeFilter({ regex: '^a$' }))).toBe('a\n');
    expect(await caughtUp(eventTypeFilter({ regex: '^a.b$' }))).toBe('a\rb');
    expect(await caughtUp(eventTypeFilter({ regex: '^\\d$' }))).toBe('\u0663');
    expect(await caughtUp(eventTypeFilter({ regex: '^\\s$' }))).toBe('\u0085');
  });

  test('is sent checkpoints as often as it asks, also for events that do not match', async () => {
    const checkpoints: Position[] = [];
    const subscription = follow({
      filter: streamNameFilter({
        prefixes: ['wanted'],
        maxSearchWindow: 2,
        checkpointInterval: 2,
        checkpointReached: (_, position) => {
          checkpoints.push(position);
          subscription.saw('checkpoint');
        },
      }),
    });
    await subscription.waitForEvent('caughtUp');
    const positions: (Position | undefined)[] = [];
    for (let index = 0; index < 9; index++) {
      positions.push((await client.appendToStream('unwanted', note('X'))).position);
    }
    await client.appendToStream('wanted', note('A'));
    await subscription.waitForEvent('A');
    expect(subscription.seen).toEqual(['confirmation', 'caughtUp', 'checkpoint', 'checkpoint', 'A']);
    expect(checkpoints).toEqual([positions[3], positions[7]]);
    await subscription.end();
  });

  test('gets each event exactly once when it goes on behind any checkpoint', async () => {
    const streams = fc.array(fc.constantFrom('wanted', 'unwanted'), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(streams, fc.integer({ min: 1, max: 5 }), fc.nat(), async (names, window, pick) => {
        const run = randomUUID();
        const start = await client.appendToStream(run, note('start'));
        for (const [index, name] of names.entries()) await client.appendToStream(`${name}-${run}`, note(String(index)));

        const before: string[] = [];
        const checkpoints: { position: Position; seen: number }[] = [];
        const filter = streamNameFilter({
          prefixes: [`wanted-${run}`],
          maxSearchWindow: window,
          checkpointInterval: 1,
          checkpointReached: (_, position) => void checkpoints.push({ position, seen: before.length }),
        });
        const first = client.subscribeToAll({ fromPosition: start.position ?? START, filter });
        first.on('data', ({ event }) => void before.push(event?.type ?? '?'));
        await new Promise((resolve) => first.once('caughtUp', resolve));
        await first.unsubscribe();

        const checkpoint = checkpoints[pick % checkpoints.length];
        const second = follow({
          fromPosition: checkpoint?.position ?? START,
          filter: streamNameFilter({ prefixes: [`wanted-${run}`] }),
        });
        await second.waitForEvent('caughtUp');
        await second.end();
        const wanted = names.flatMap((name, index) => (name === 'wanted' ? [String(index)] : []));
        expect([...before.slice(0, checkpoint?.seen), ...second.types]).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });
});

test('hundreds of subscriptions each get what they asked for', async () => {
  const clients = [1, 2, 3].map((number) => connectApart(server.port, number));
  const subscriptions = Array.from({ length: 240 }, (_, index) => {
    const owner = clients[index % clients.length] ?? client;
    const filter = streamNameFilter({ prefixes: [`user-${index}-`] });
    return new FollowedSubscription(owner.subscribeToAll({ filter }));
  });
  await Promise.all(subscriptions.map((subscription) => subscription.waitForEvent('caughtUp')));
  await Promise.all(subscriptions.map((_, index) => client.appendToStream(`user-${index}-x`, note(`N${index}`))));
  await Promise.all(subscriptions.map((subscription, index) => subscription.waitForEvent(`N${index}`)));
  expect(subscriptions.every((subscription, index) => subscription.types.join() === `N${index}`)).toBe(true);
  await Promise.all(subscriptions.map((subscription) => subscription.end()));
  await Promise.all(clients.map((other) => other.dispose()));
});

test('a subscriber that does not read holds up nobody, and misses nothing once it reads again', async () => {
  const slow = client.subscribeToAll();
  await new Promise((resolve) => slow.once('confirmation', resolve));
  slow.pause();
  const fast = new FollowedSubscription(client.subscribeToStream('s'));
  for (let batch = 0; batch < 10; batch++) {
    await client.appendToStream(
      's',
      Array.from({ length: 300 }, (_, index) => note(String(batch * 300 + index))),
    );
  }
  await fast.waitForEvent('2999');
  const read: string[] = [];
  for await (const { event } of slow) {
    read.push(event?.type ?? '?');
    if (read.length === 3000) break;
  }
  expect(read).toEqual(fast.types);
  await fast.end();
});
