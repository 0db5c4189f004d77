const ROUNDS = 3;

/** Throughput and latency (ms) of a run. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Runs `work` repeatedly in concurrent workers for a duration (ms), after a warm-up of a tenth of it. `callIndex`
 * counts the calls of each worker.
 */
export async function measureLoad(
  workerCount: number,
  durationMs: number,
  work: (workerIndex: number, callIndex: number) => Promise<unknown>,
): Promise<Load> {
  const callCounts = Array<number>(workerCount).fill(0);
  const run = async (workerIndex: number, deadline: number, times: number[]) => {
    while (performance.now() < deadline) {
      const callIndex = callCounts[workerIndex] ?? 0;
      callCounts[workerIndex] = callIndex + 1;
      const startedAt = performance.now();
      await work(workerIndex, callIndex);
      times.push(performance.now() - startedAt);
    }
  };
  const runWorkers = async (milliseconds: number) => {
    const times: number[] = [];
    const startedAt = performance.now();
    await Promise.all(callCounts.map((_, workerIndex) => run(workerIndex, startedAt + milliseconds, times)));
    return { times, seconds: (performance.now() - startedAt) / 1000 };
  };
  await runWorkers(durationMs / 10);
  const { times, seconds } = await runWorkers(durationMs);
  return { perSecond: times.length / seconds, ...computePercentiles(times) };
}

/** Returns the 50th, 95th and 99th percentile. */
export function computePercentiles(times: readonly number[]): Pick<Load, 'p50' | 'p99'> & { readonly p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const getPercentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: getPercentile(0.5), p95: getPercentile(0.95), p99: getPercentile(0.99) };
}

/** Returns the load with the median throughput. @throws {RangeError} if there is none. */
export function getMedianLoad(loads: readonly Load[]): Load {
  const median = loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)];
  if (!median) throw new RangeError('median of no loads');
  return median;
}

/**
 * Runs the contenders in three interleaved rounds, so that other load on the machine affects all of them. Returns the
 * median round of each.
 */
export async function runInterleaved(
  contenders: Readonly<Record<string, () => Promise<Load>>>,
): Promise<ReadonlyMap<string, Load>> {
  const rounds: { readonly name: string; readonly load: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(contenders)) rounds.push({ name, load: await run() });
  }
  return new Map(
    Object.keys(contenders).map((name) => [
      name,
      getMedianLoad(rounds.filter((round) => round.name === name).map(({ load }) => load)),
    ]),
  );
}

/** Formats a table row of a load. */
export const formatLoad = (name: string, { perSecond, p50, p99 }: Load, note = ''): string =>
  `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(2).padStart(6)} ms   p99 ${p99
    .toFixed(2)
    .padStart(6)} ms   ${note}`;

/** Formats a table row of a job rate; `durationMs` is in milliseconds. */
export const formatRate = (name: string, jobCount: number, durationMs: number): string =>
  `${name.padEnd(44)} ${((1000 * jobCount) / durationMs).toFixed(0).padStart(6)} jobs/s   ${(durationMs / 1000).toFixed(1).padStart(6)} s`;
