/**
 * `npm run bench -- NAME [--short] [--seed N]` runs one bench; `npm run bench -- all [--short] [--record] [--minutes
 * N]` runs all of them and compares their figures with bench/limits.json. `--record` writes the table of
 * docs/performance.md and, in bench/limits.json, the `last` values. `--minutes` sets the time after which no further
 * bench is started.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { benchAdvice } from './advice/advice.js';
import { benchApplications } from './applications/applications.js';
import { benchCv } from './cv/cv.js';
import { benchEditing } from './editing/editing.js';
import { benchEventIndex } from './event-index/event-index.js';
import { benchFootprint } from './first-load/footprint.js';
import { benchLighthouse } from './first-load/lighthouse.js';
import { benchIdle } from './idle/idle.js';
import { benchJobs } from './jobs/jobs.js';
import { benchLongStream } from './long-stream/long-stream.js';
import { benchOperations } from './operations/operations.js';
import { benchQueues } from './queues/queues.js';
import { benchReads } from './reads/reads.js';
import { benchRebuild } from './rebuild/rebuild.js';
import { isTimingReliable, readCpuTime, computeStolenShare } from './runner/cpu-steal.js';
import type { Bench, BenchOptions, Figure } from './runner/figure.js';
import { checkFigures, readLimits, recordValues } from './runner/limits.js';
import { formatPerformanceDoc } from './runner/performance-doc.js';
import { printFigures } from './runner/print-figures.js';
import { createBenchRunner, type BenchResult, isEnforced, runWithRetries, toError } from './runner/run-all.js';
import { benchSkills } from './skills/skills.js';
import { benchWorkers } from './workers/workers.js';
import { benchWritePath } from './write-path/write-path.js';

const benches: Readonly<Record<string, Bench>> = {
  'write-path': benchWritePath,
  'long-stream': benchLongStream,
  queues: benchQueues,
  workers: benchWorkers,
  operations: benchOperations,
  skills: benchSkills,
  advice: benchAdvice,
  cv: benchCv,
  jobs: benchJobs,
  editing: benchEditing,
  reads: benchReads,
  applications: benchApplications,
  rebuild: benchRebuild,
  index: benchEventIndex,
  lighthouse: benchLighthouse,
  footprint: benchFootprint,
  idle: benchIdle,
};
/** Not part of `all`: its limits were not measured on an idle machine yet. */
const RUN_BY_NAME_ONLY: ReadonlySet<string> = new Set(['workers']);
const LIMITS_FILE = new URL('../limits.json', import.meta.url);
const PERFORMANCE_DOC_FILE = new URL('../../docs/performance.md', import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    record: { type: 'boolean', default: false },
    figures: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const options: BenchOptions = { isShort: values.short, seed: z.coerce.number().int().parse(values.seed) };
const [name = ''] = positionals;
const bench = benches[name];
if (name === 'all') {
  await runAll();
} else if (bench) {
  await runSingle(bench);
} else {
  console.error(`Usage: npm run bench -- all | ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
}

/** Runs one bench. `--figures FILE` writes its figures to a file instead of comparing them with their limits. */
async function runSingle(bench: Bench): Promise<void> {
  const cpuTimeBefore = readCpuTime();
  const figures = await bench(options);
  if (values.figures !== undefined) {
    writeFileSync(values.figures, JSON.stringify(figures));
    return;
  }
  const checkedFigures = checkFigures(name, figures, readLimits(LIMITS_FILE), options);
  const stolenShare = computeStolenShare(cpuTimeBefore, readCpuTime());
  const failedFigures = checkedFigures
    .filter(({ figure, isWithinLimit }) => !isWithinLimit && isEnforced(figure, stolenShare))
    .map(({ figure }) => figure.name);
  printFigures([{ bench: name, figures: checkedFigures, failedFigures, attempts: 1, stolenShare }]);
  if (failedFigures.length > 0) process.exitCode = 1;
}

async function runAll(): Promise<void> {
  const limits = readLimits(LIMITS_FILE);
  const runBench = createBenchRunner(fileURLToPath(import.meta.url), options);
  const results: BenchResult[] = [];
  const errors: Error[] = [];
  const deadline = performance.now() + Number(values.minutes) * 60_000;
  for (const benchName of Object.keys(benches).filter((candidate) => !RUN_BY_NAME_ONLY.has(candidate))) {
    const [startedAt, cpuTimeBefore] = [performance.now(), readCpuTime()];
    if (startedAt > deadline) {
      console.log(`${benchName}: skipped, time limit of ${values.minutes} minutes reached`);
      continue;
    }
    try {
      results.push(await runWithRetries(benchName, limits, options, runBench));
    } catch (error) {
      // A bench may exceed its own deadlines on an overloaded host.
      if (isTimingReliable(computeStolenShare(cpuTimeBefore, readCpuTime()))) errors.push(toError(error));
      else console.log(`${benchName}: failed while the host stole CPU time: ${toError(error).message}`);
    }
    console.log(`${benchName}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  }
  printFigures(results);
  for (const { message } of errors) console.error(message);
  if (values.record) {
    recordValues(LIMITS_FILE, limits, groupFiguresByBench(results));
    const conditions = { date: new Date(), processors: availableParallelism(), load: loadavg()[2] ?? Number.NaN };
    const previousDoc = readFileSync(PERFORMANCE_DOC_FILE, 'utf8');
    writeFileSync(PERFORMANCE_DOC_FILE, formatPerformanceDoc(results, conditions, previousDoc));
  }
  if (errors.length > 0 || results.some(({ failedFigures }) => failedFigures.length > 0)) process.exitCode = 1;
}

function groupFiguresByBench(results: readonly BenchResult[]): ReadonlyMap<string, readonly Figure[]> {
  return new Map(results.map(({ bench: benchName, figures }) => [benchName, figures.map(({ figure }) => figure)]));
}
