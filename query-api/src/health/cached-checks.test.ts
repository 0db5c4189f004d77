import { cacheChecks } from './cached-checks.js';

/** Fakes a service and a clock, and records their calls. */
function createFakes() {
  const calls: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const unhealthy: object[] = [];
  const clock = { now: 0 };
  const checkStore = () => new Promise<void>((resolve, reject) => calls.push({ resolve, reject }));
  const check = cacheChecks(
    { store: checkStore },
    (parts) => unhealthy.push(parts),
    () => clock.now,
  );
  return { calls, unhealthy, clock, check };
}

it('checks services once for concurrent requests', async () => {
  const { calls, check } = createFakes();
  const responses = Array.from({ length: 150 }, () => check());
  expect(calls).toHaveLength(1);
  calls[0]?.resolve();
  for (const response of responses)
    expect(await response).toEqual({ healthy: true, parts: { store: { status: 'ok' } } });
});

it('caches the result for a second', async () => {
  const { calls, unhealthy, clock, check } = createFakes();
  const first = check();
  clock.now = 3_000;
  calls[0]?.reject(new Error('gone'));
  expect((await first).healthy).toBe(false);
  clock.now = 3_999;
  expect((await check()).healthy).toBe(false);
  expect(calls).toHaveLength(1);
  expect(unhealthy).toEqual([{ store: { status: 'down', reason: 'gone' } }]);
  clock.now = 4_000;
  const second = check();
  expect(calls).toHaveLength(2);
  calls[1]?.resolve();
  expect((await second).healthy).toBe(true);
});
