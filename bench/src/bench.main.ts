/**
 * `npm run bench -- NAME [--short] [--seed N]` runs one bench; `npm run bench -- all [--short] [--record] [--minutes
 * N]` runs all of them and compares their figures with bench/limits.json. `--record` writes docs/performance.md and the
 * `last` values. `--minutes` sets the time after which no further bench is started.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { cv } from './cv/cv.js';
import { editing } from './editing/editing.js';
import { footprint } from './first-load/footprint.js';
import { lighthouse } from './first-load/lighthouse.js';
import { jobs } from './jobs/jobs.js';
import { longStream } from './long-stream/long-stream.js';
import { queues } from './queues/queues.js';
import { reads } from './reads/reads.js';
import { rebuild } from './rebuild/rebuild.js';
import { isReliable, readCpuTime, computeStolenShare } from './runner/cpu-steal.js';
import type { Bench, BenchOptions, Figure } from './runner/figure.js';
import { checkFigures, readLimits, recordValues } from './runner/limits.js';
import { formatPerformanceDoc } from './runner/performance-doc.js';
import { printFigures } from './runner/print-figures.js';
import { createBenchRunner, type BenchResult, runWithRetries, toError } from './runner/run-all.js';
import { skills } from './skills/skills.js';
import { writePath } from './write-path/write-path.js';

const benches: Readonly<Record<string, Bench>> = {
  'write-path': writePath,
  'long-stream': longStream,
  queues,
  skills,
  cv,
  jobs,
  editing,
  reads,
  rebuild,
  lighthouse,
  footprint,
};
const LIMITS = new URL('../limits.json', import.meta.url);
const PERFORMANCE_DOC = new URL('../../docs/performance.md', import.meta.url);

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
const options: BenchOptions = { short: values.short, seed: z.coerce.number().int().parse(values.seed) };
const [name = ''] = positionals;
const bench = benches[name];
if (name === 'all') {
  await runAll();
} else if (bench) {
  await runOne(bench);
} else {
  console.error(`Usage: npm run bench -- all | ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
}

/** Runs one bench. `--figures FILE` writes its figures to a file instead of comparing them with their limits. */
async function runOne(run: Bench): Promise<void> {
  const since = readCpuTime();
  const figures = await run(options);
  if (values.figures !== undefined) {
    writeFileSync(values.figures, JSON.stringify(figures));
    return;
  }
  const checked = checkFigures(name, figures, readLimits(LIMITS), options);
  printFigures([
    { bench: name, figures: checked, failed: [], tries: 1, stolen: computeStolenShare(since, readCpuTime()) },
  ]);
  if (checked.some(({ isWithinLimit }) => !isWithinLimit)) process.exitCode = 1;
}

async function runAll(): Promise<void> {
  const limits = readLimits(LIMITS);
  const run = createBenchRunner(fileURLToPath(import.meta.url), options);
  const results: BenchResult[] = [];
  const errors: Error[] = [];
  const end = performance.now() + Number(values.minutes) * 60_000;
  for (const each of Object.keys(benches)) {
    const [since, cpuTimeBefore] = [performance.now(), readCpuTime()];
    if (since > end) {
      console.log(`${each}: not begun after ${values.minutes} minutes`);
      continue;
    }
    try {
      results.push(await runWithRetries(each, limits, options, run));
    } catch (error) {
      // A bench may miss its own deadlines on an overloaded host.
      if (isReliable(computeStolenShare(cpuTimeBefore, readCpuTime()))) errors.push(toError(error));
      else console.log(`${each}: failed while the host took the processors away: ${toError(error).message}`);
    }
    console.log(`${each}: ${((performance.now() - since) / 1_000).toFixed(0)} s`);
  }
  printFigures(results);
  for (const { message } of errors) console.error(message);
  if (values.record) {
    recordValues(LIMITS, limits, figuresByBench(results));
    const conditions = { date: new Date(), processors: availableParallelism(), load: loadavg()[2] ?? Number.NaN };
    writeFileSync(PERFORMANCE_DOC, formatPerformanceDoc(results, conditions));
  }
  if (errors.length > 0 || results.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
}

function figuresByBench(results: readonly BenchResult[]): ReadonlyMap<string, readonly Figure[]> {
  return new Map(results.map(({ bench: each, figures }) => [each, figures.map(({ figure }) => figure)]));
}
