import { RestartPolicy } from './restart-policy.js';

const never = () => false;
const policyAt = (now: () => number, maxRestarts = 5) =>
  new RestartPolicy({ maxRestarts, windowMs: 60_000 }, never, now);

it('restarts almost at once first, then backs off exponentially, and gives up after the maximum number of restarts', () => {
  const policy = policyAt(() => 1_000);
  const delays = Array.from({ length: 6 }, () => policy.nextDelay());
  expect(delays).toEqual([100, 1_000, 2_000, 4_000, 8_000, undefined]);
});

it('forgets restarts that have left the window', () => {
  let now = 0;
  const policy = policyAt(() => now);
  for (; now < 50_000; now += 10_000) expect(policy.nextDelay()).toBeDefined();
  expect(policy.nextDelay()).toBeUndefined();
  now = 60_000;
  expect(policy.nextDelay()).toBe(8_000);
  expect(policy.nextDelay()).toBeUndefined();
  now = 200_000;
  expect(policy.nextDelay()).toBe(100);
});

it('caps the backoff at 8 seconds', () => {
  const policy = policyAt(() => 0, 100);
  expect(Math.max(...Array.from({ length: 20 }, () => policy.nextDelay() ?? 0))).toBe(8_000);
});

it('keeps restarting at the maximum backoff while exempt from the limit', () => {
  let isExempt = true;
  const policy = new RestartPolicy({ maxRestarts: 1, windowMs: 60_000 }, () => isExempt);
  expect([policy.nextDelay(), policy.nextDelay(), policy.nextDelay()]).toEqual([100, 8_000, 8_000]);
  isExempt = false;
  expect(policy.nextDelay()).toBeUndefined();
});
