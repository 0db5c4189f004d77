import { LivenessMonitor } from './liveness-monitor.js';

const INTERVAL_MS = 10_000;
const PROBE = { port: 1, request: '', readyAnswer: '' };

/** A monitor with a limit of six intervals, a clock that the test moves, and probes that the test answers. */
function createMonitor() {
  const clock = { now: 0 };
  const answers: ((answer: string | undefined) => void)[] = [];
  const send = () => new Promise<string | undefined>((resolve) => answers.push(resolve));
  const monitor = new LivenessMonitor(6 * INTERVAL_MS, send, () => clock.now);
  const hangs: number[] = [];
  const endWatch = monitor.watch(PROBE, (silentMs) => hangs.push(silentMs));
  return {
    hangs,
    endWatch,
    probeCount: () => answers.length,
    answer: async (answer: string | undefined) => {
      answers.at(-1)?.(answer);
      await Promise.resolve();
      await Promise.resolve();
    },
    tick: (count = 1, elapsedMs = INTERVAL_MS) => {
      for (let n = 0; n < count; n += 1) {
        clock.now += elapsedMs;
        monitor.tick();
      }
    },
  };
}

it('reports a process that has not answered for the limit, once', () => {
  const { tick, hangs, probeCount } = createMonitor();
  tick();
  tick(5);
  expect(hangs).toEqual([]);
  tick();
  expect(hangs).toEqual([60_000]);
  tick(20);
  expect(hangs).toHaveLength(1);
  expect(probeCount()).toBe(1);
});

it('counts one unanswered probe only, and starts over after an answer', async () => {
  const { tick, answer, hangs, probeCount } = createMonitor();
  tick(6);
  await answer('HTTP/1.1 200');
  tick(6);
  expect([hangs, probeCount()]).toEqual([[], 2]);
  tick();
  expect(hangs).toEqual([60_000]);
});

it('counts any answer, also an error', async () => {
  const { tick, answer, hangs } = createMonitor();
  for (let n = 0; n < 20; n += 1) {
    tick();
    await answer('HTTP/1.1 503');
  }
  expect(hangs).toEqual([]);
});

it('counts lost connections as silence, with a new probe at every tick', async () => {
  const { tick, answer, hangs, probeCount } = createMonitor();
  for (let n = 0; n < 6; n += 1) {
    tick();
    await answer(undefined);
  }
  expect([hangs, probeCount()]).toEqual([[], 6]);
  tick();
  expect(hangs).toEqual([60_000]);
});

it('does not count the time in which the supervisor was late or suspended', async () => {
  const { tick, hangs, answer } = createMonitor();
  tick(6);
  tick(1, 8 * 3_600_000);
  tick(5);
  expect(hangs).toEqual([]);
  await answer('HTTP/1.1 200');
  tick(6);
  expect(hangs).toEqual([]);
});

it('never reports a process while the supervisor itself is always late', () => {
  const { tick, hangs } = createMonitor();
  tick(100, 2 * INTERVAL_MS);
  expect(hangs).toEqual([]);
});

it('reports nothing after the end of the watch', () => {
  const { tick, hangs, endWatch } = createMonitor();
  tick(5);
  endWatch();
  tick(5);
  expect(hangs).toEqual([]);
});
