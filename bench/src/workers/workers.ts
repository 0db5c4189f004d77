import { fileURLToPath } from 'node:url';
import { UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import { createLogger } from '@trackrecord/platform';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { formatRate } from '../load.js';
import { type Bench, createRatio, createTimeRatio, type Figure } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import type { JobHistory } from './job-history.js';
import { WorkerGroup } from './worker-group.js';

/** Processes of each group. */
const GROUP_SIZES = [1, 2, 4] as const;
const LARGEST_GROUP = 4;
const JOB_COUNT = 1_200;
const SHORT_JOB_COUNT = 240;
/** The jobs of each group are processed in interleaved rounds, and the median counts. */
const ROUNDS = 3;
/** Each process connects, reads the keys of users and compiles what it runs. */
const WARM_UP_JOBS_PER_PROCESS = 40;
/** Database 0 is that of the stack. */
const FIRST_REDIS_DATABASE = 1;

const MODEL_MAIN = fileURLToPath(new URL('model.main.js', import.meta.url));
const MODEL_DELAY_MS = '200';

/**
 * Measures how much more work several worker processes do than one, if the work waits for a model, and what happens to
 * jobs when one of four processes is killed or drained.
 */
export const benchWorkers: Bench = async ({ isShort }) => {
  const jobCount = isShort ? SHORT_JOB_COUNT : JOB_COUNT;
  const logger = createLogger('bench', 'warn');
  const stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  const model = await startServer(MODEL_MAIN, { MODEL_DELAY_MS });
  const groups = new Map<number, WorkerGroup>();
  try {
    for (const [index, size] of GROUP_SIZES.entries()) {
      const dependencies = { modelUrl: `${model.url}/v1`, stores, logger };
      groups.set(size, await WorkerGroup.start(size, FIRST_REDIS_DATABASE + index, dependencies));
    }
    const scalingFigures = await measureScaling(groups, Math.round(jobCount / ROUNDS));
    const group = groups.get(LARGEST_GROUP);
    return [...scalingFigures, ...(group ? await endProcesses(group, jobCount) : [])];
  } finally {
    await Promise.all([...groups.values()].map((group) => group.close()));
    await model.stop();
    await closeTestStores(stores);
  }
};

/** Returns how many times the jobs of one process the larger groups process in the same time. */
async function measureScaling(
  groups: ReadonlyMap<number, WorkerGroup>,
  jobsPerRound: number,
): Promise<readonly Figure[]> {
  for (const [size, group] of groups) await group.run(WARM_UP_JOBS_PER_PROCESS * size);
  const readCpuMs = async (): Promise<number> => {
    const times = await Promise.all([...groups.values()].map((group) => group.readCpuMs()));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const cpuMsBefore = await readCpuMs();
  const durations = new Map<number, number[]>(GROUP_SIZES.map((size) => [size, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [size, group] of groups) durations.get(size)?.push(await group.run(jobsPerRound));
  console.log(`\n${String(ROUNDS)} rounds of ${String(jobsPerRound)} jobs, 4 at a time in each process; median:`);
  const getMedian = (size: number): number =>
    durations.get(size)?.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  for (const size of GROUP_SIZES) console.log(formatRate(`${String(size)} processes`, jobsPerRound, getMedian(size)));
  const cpuMsPerJob = ((await readCpuMs()) - cpuMsBefore) / (groups.size * ROUNDS * jobsPerRound);
  console.log(`CPU time of the workers: ${cpuMsPerJob.toFixed(1)} ms for a job`);
  return GROUP_SIZES.filter((size) => size > 1).map((size) =>
    createTimeRatio(`jobs per second, ${String(size)} processes / 1 process`, getMedian(1) / getMedian(size)),
  );
}

/** Kills one of four processes, then drains one of four. */
async function endProcesses(group: WorkerGroup, jobCount: number): Promise<readonly Figure[]> {
  const killHistory = await group.runAndEndProcess(jobCount, 'kill');
  printHistory('one of 4 processes killed', killHistory);
  await group.addProcess();
  await group.run(WARM_UP_JOBS_PER_PROCESS * LARGEST_GROUP);
  const drainHistory = await group.runAndEndProcess(jobCount, 'stop');
  printHistory('one of 4 processes drained', drainHistory);
  return [
    createRatio('jobs that ended once / jobs, one process killed', countOnce(killHistory.ends) / jobCount),
    createRatio('jobs that ended once / jobs, one process drained', countOnce(drainHistory.ends) / jobCount),
    { name: 'stalled jobs, one process drained', value: drainHistory.stalledCount, unit: 'count' },
    { name: 'jobs that started again, one process drained', value: countRepeated(drainHistory.starts), unit: 'count' },
  ];
}

const printHistory = (name: string, { starts, ends, stalledCount }: JobHistory): void =>
  console.log(
    `${name}: ${String(countOnce(ends))} of ${String(starts.size)} jobs ended once, ${String(stalledCount)} stalled, ` +
      `${String(countRepeated(starts))} started again`,
  );

const countOnce = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].filter((count) => count === 1).length;

const countRepeated = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].filter((count) => count > 1).length;
