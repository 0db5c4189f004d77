import { RestartPolicy } from './restart-policy.js';

const never = () => false;
const createPolicy = (now: () => number, maxRestarts = 5) =>
  new RestartPolicy({ maxRestarts, windowMs: 60_000 }, never, now);

it('backs off exponentially from 100 ms and gives up after the maximum number of restarts', () => {
  const policy = createPolicy(() => 1_000);
  const delays = Array.from({ length: 6 }, () => policy.nextDelayMs());
  expect(delays).toEqual([100, 1_000, 2_000, 4_000, 8_000, undefined]);
});

it('does not count restarts outside the window', () => {
  let now = 0;
  const policy = createPolicy(() => now);
  for (; now < 50_000; now += 10_000) expect(policy.nextDelayMs()).toBeDefined();
  expect(policy.nextDelayMs()).toBeUndefined();
  now = 60_000;
  expect(policy.nextDelayMs()).toBe(8_000);
  expect(policy.nextDelayMs()).toBeUndefined();
  now = 200_000;
  expect(policy.nextDelayMs()).toBe(100);
});

it('caps the backoff at 8 seconds', () => {
  const policy = createPolicy(() => 0, 100);
  expect(Math.max(...Array.from({ length: 20 }, () => policy.nextDelayMs() ?? 0))).toBe(8_000);
});

it('keeps restarting at the maximum backoff while exempt from the limit', () => {
  let isExempt = true;
  const policy = new RestartPolicy({ maxRestarts: 1, windowMs: 60_000 }, () => isExempt);
  expect([policy.nextDelayMs(), policy.nextDelayMs(), policy.nextDelayMs()]).toEqual([100, 8_000, 8_000]);
  isExempt = false;
  expect(policy.nextDelayMs()).toBeUndefined();
});

it('does not count the time that a hung process did not answer', () => {
  let now = 0;
  const policy = createPolicy(() => now, 2);
  const hang = () => {
    now += 70_000;
    return policy.nextDelayMs(60_000);
  };
  expect([hang(), hang(), hang()]).toEqual([100, 1_000, undefined]);
});
