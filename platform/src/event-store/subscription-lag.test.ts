import { SubscriptionLag } from './subscription-lag.js';

const START = Date.parse('2026-11-29T12:00:00Z');
const at = (seconds: number): number => START + seconds * 1_000;
const event = (seconds: number) => ({ createdAt: new Date(at(seconds)) });

let lag: SubscriptionLag;
beforeEach(() => {
  lag = new SubscriptionLag();
});

/** Receives events stored at these times (s). */
async function receive(...times: readonly number[]): Promise<void> {
  async function* source() {
    yield* await Promise.resolve(times.map(event));
  }
  const events = lag.follow(source());
  while ((await events.next()).done !== true);
}

it('has no value before the subscription runs in this process, and after it stopped', () => {
  expect(lag.getSeconds(at(0))).toBeUndefined();
  lag.start(at(0));
  expect(lag.getSeconds(at(1))).toBe(1);
  lag.stop();
  expect(lag.getSeconds(at(2))).toBeUndefined();
});

it('is the time since the start until the subscription is caught up, then 0, however long nothing happens', () => {
  lag.start(at(0));
  expect(lag.getSeconds(at(4))).toBe(4);
  lag.catchUp();
  expect(lag.getSeconds(at(4))).toBe(0);
  expect(lag.getSeconds(at(4_000))).toBe(0);
});

it('is the age of the oldest event that is not applied', async () => {
  lag.start(at(0));
  lag.catchUp();
  await receive(1, 2, 3);
  expect(lag.getSeconds(at(5))).toBe(4);
  lag.apply(2);
  expect(lag.getSeconds(at(5))).toBe(2);
  lag.apply(1);
  expect(lag.getSeconds(at(5))).toBe(0);
});

it('is the age of old events while it catches up', async () => {
  lag.start(at(100));
  await receive(1, 2);
  expect(lag.getSeconds(at(100))).toBe(99);
  lag.apply(2);
  expect(lag.getSeconds(at(101))).toBe(1);
});

it('grows while the connection is lost, from when it was lost', () => {
  lag.start(at(0));
  lag.catchUp();
  lag.lose(at(10));
  lag.lose(at(12));
  expect(lag.getSeconds(at(15))).toBe(5);
  lag.catchUp();
  expect(lag.getSeconds(at(16))).toBe(0);
});

it('forgets what was received before a restart from the checkpoint', async () => {
  lag.start(at(0));
  await receive(1);
  lag.start(at(5));
  lag.catchUp();
  expect(lag.getSeconds(at(6))).toBe(0);
});

it('keeps growing while the subscription fails and starts again', () => {
  lag.start(at(0));
  lag.catchUp();
  lag.start(at(10));
  lag.start(at(11));
  expect(lag.getSeconds(at(15))).toBe(5);
  lag.stop();
  lag.start(at(20));
  expect(lag.getSeconds(at(21))).toBe(1);
});

it('is never negative', async () => {
  lag.start(at(0));
  lag.catchUp();
  await receive(9);
  expect(lag.getSeconds(at(8))).toBe(0);
});
