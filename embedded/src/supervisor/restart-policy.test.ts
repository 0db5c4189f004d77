import { RestartPolicy } from './restart-policy.js';

const limits = { maxRestarts: 5, windowMs: 60_000 };

it('backs off exponentially and gives up after the maximum number of restarts within the window', () => {
  const policy = new RestartPolicy(limits, () => 1_000);
  const delays = Array.from({ length: 6 }, () => policy.nextDelay());
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, undefined]);
});

it('forgets restarts that left the window, one by one', () => {
  let now = 0;
  const policy = new RestartPolicy(limits, () => now);
  for (; now < 50_000; now += 10_000) expect(policy.nextDelay()).toBeDefined();
  expect(policy.nextDelay()).toBeUndefined();
  now = 60_000;
  expect(policy.nextDelay()).toBe(8_000);
  expect(policy.nextDelay()).toBeUndefined();
  now = 200_000;
  expect(policy.nextDelay()).toBe(500);
});

it('never waits longer than eight seconds', () => {
  const policy = new RestartPolicy({ maxRestarts: 100, windowMs: 60_000 }, () => 0);
  expect(Math.max(...Array.from({ length: 20 }, () => policy.nextDelay() ?? 0))).toBe(8_000);
});
