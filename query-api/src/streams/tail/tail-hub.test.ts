import type { LogEvent } from '@trackrecord/contracts';
import { createLogger } from '@trackrecord/platform';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { MemoryLog } from '../../testing/memory-log.js';
import { TailHub, type TailPlace } from './tail-hub.js';

let log: MemoryLog;
let hub: TailHub;
beforeEach(() => {
  log = new MemoryLog();
  hub = new TailHub({
    store: { readLastEvent: () => log.readLastEvent() },
    subscribe: (after, signal) => log.subscribe(after, signal),
    logger: createLogger('test', 'silent'),
  });
});
afterEach(() => hub.close());

/** Follows the log from now on. Returns what arrives. */
function follow(place: TailPlace) {
  const received: { positions: string[]; end: string | undefined } = { positions: [], end: undefined };
  place.follow({
    onEvent: ({ position }: LogEvent) => received.positions.push(position),
    onEnd: (reason) => {
      received.end = reason;
      place.leave();
    },
  });
  return received;
}

it('feeds all tails from one subscription, which starts at the end of the log and stops with the last tail', async () => {
  log.append();
  const places = await Promise.all([hub.join(), hub.join(), hub.join()]);
  const received = places.map(follow);
  const position = log.append();
  await waitUntil('all have the event', () => received.every(({ positions }) => positions.length > 0));
  expect(received.map(({ positions }) => positions)).toEqual([[position], [position], [position]]);
  expect(places.map(({ getPosition }) => getPosition())).toEqual([200n, 200n, 200n]);
  expect(log.totalSubscriptionCount).toBe(1);
  const [last, ...others] = places;
  for (const { leave } of others) leave();
  expect(log.subscriptionCount).toBe(1);
  last.leave();
  await waitUntil('the subscription stops', () => log.subscriptionCount === 0);

  const later = await hub.join();
  expect(later.getPosition()).toBe(200n);
  expect(log.totalSubscriptionCount).toBe(2);
});

it('rejects the 21st tail with 429, also if all join at once, until one leaves', async () => {
  const places = await Promise.all(Array.from({ length: 20 }, () => hub.join()));
  await expect(hub.join()).rejects.toMatchObject({
    status: 429,
    code: 'too-many-tails',
    headers: { 'Retry-After': '30' },
  });
  places[7]?.leave();
  places[7]?.leave();
  const results = await Promise.allSettled([hub.join(), hub.join()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('gives the place back if the event store does not respond', async () => {
  const failing = jest.spyOn(log, 'readLastEvent').mockRejectedValueOnce(new Error('down'));
  await expect(hub.join()).rejects.toThrow('down');
  failing.mockRestore();
  expect(hub.size).toBe(0);
  expect((await hub.join()).getPosition()).toBe(0n);
});

it('ends all tails at shutdown, those that do not follow yet when they begin to, and accepts no other', async () => {
  const [first, second] = [await hub.join(), await hub.join()];
  const received = follow(first);
  hub.close();
  expect(received.end).toBe('shutdown');
  expect(follow(second).end).toBe('shutdown');
  await waitUntil('the subscription stops', () => log.subscriptionCount === 0);
  await expect(hub.join()).rejects.toMatchObject({ status: 503 });
});

it('ends all tails if the log cannot be followed any further, and follows it again for the next', async () => {
  const received = follow(await hub.join());
  log.fail(new Error('rolled back'));
  await waitUntil('the tail ends', () => received.end !== undefined);
  expect(received.end).toBe('unavailable');
  expect(hub.size).toBe(0);
  log = new MemoryLog();
  const next = follow(await hub.join());
  const position = log.append();
  await waitUntil('the event arrives', () => next.positions.length > 0);
  expect(next.positions).toEqual([position]);
});
