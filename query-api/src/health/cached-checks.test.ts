import { cachedChecks } from './cached-checks.js';

/** Fakes a service and a clock, and records calls. */
function patient() {
  const asked: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const noted: object[] = [];
  const clock = { now: 0 };
  const check = () => new Promise<void>((resolve, reject) => asked.push({ resolve, reject }));
  const examined = cachedChecks(
    { store: check },
    (parts) => noted.push(parts),
    () => clock.now,
  );
  return { asked, noted, clock, examined };
}

it('checks services once for concurrent requests', async () => {
  const { asked, examined } = patient();
  const answers = Array.from({ length: 150 }, () => examined());
  expect(asked).toHaveLength(1);
  asked[0]?.resolve();
  for (const answer of answers) expect(await answer).toEqual({ healthy: true, parts: { store: { status: 'ok' } } });
});

it('caches the result for a second', async () => {
  const { asked, noted, clock, examined } = patient();
  const first = examined();
  clock.now = 3_000;
  asked[0]?.reject(new Error('gone'));
  expect((await first).healthy).toBe(false);
  clock.now = 3_999;
  expect((await examined()).healthy).toBe(false);
  expect(asked).toHaveLength(1);
  expect(noted).toEqual([{ store: { status: 'down', reason: 'gone' } }]);
  clock.now = 4_000;
  const second = examined();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve();
  expect((await second).healthy).toBe(true);
});
