import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isTimingReliable, readCpuTime, computeStolenShare } from './cpu-steal.js';
import { type BenchOptions, type Figure, figureSchema } from './figure.js';
import { type CheckedFigure, checkFigures, type Limits } from './limits.js';

/** The run fails if a figure is outside its limit in this many of `MAX_ATTEMPTS` attempts. */
const FAILED_ATTEMPTS_LIMIT = 2;
const MAX_ATTEMPTS = 3;
/** A bench that takes longer is killed. */
const SHORT_TIMEOUT_MS = 4 * 60_000;
const FULL_TIMEOUT_MS = 45 * 60_000;

const WITH_STACK_SCRIPT = 'scripts/with-stack.mjs';
/** The error of a failed bench contains the last lines of its output. */
const MAX_LOG_LINES = 20;

/** The result of all attempts of a bench. */
export interface BenchResult {
  readonly bench: string;
  /** The figures of the last attempt. */
  readonly figures: readonly CheckedFigure[];
  /** Names of the figures that were outside their limits too often. */
  readonly failedFigures: readonly string[];
  readonly attempts: number;
  /** The largest share of CPU time that the host stole during an attempt, from 0 to 1. */
  readonly stolenShare: number;
}

/** The result of one attempt of a bench. */
export interface Attempt {
  readonly figures: readonly Figure[];
  /** The share of CPU time that the host stole during the attempt, from 0 to 1. */
  readonly stolenShare: number;
}

/** Runs one attempt of a bench. */
export type RunBench = (bench: string) => Promise<Attempt>;

/**
 * Runs a bench once. If a figure is outside its limit or the attempt fails, runs it again, three times at most. A
 * violation counts if it occurs in two attempts. Does not check time ratios and loads if the host stole CPU time.
 *
 * @throws {Error} if two attempts or the third one fail.
 */
export async function runWithRetries(
  bench: string,
  limits: Limits,
  options: Pick<BenchOptions, 'isShort'>,
  run: RunBench,
): Promise<BenchResult> {
  const violationCounts = new Map<string, number>();
  let maxStolenShare = 0;
  let failures = 0;
  for (let attempts = 1; ; attempts += 1) {
    const result = await run(bench).catch(toError);
    if (result instanceof Error) {
      failures += 1;
      if (failures >= FAILED_ATTEMPTS_LIMIT || attempts === MAX_ATTEMPTS) throw result;
      console.warn(result.message);
      continue;
    }
    const { figures: measuredFigures, stolenShare } = result;
    maxStolenShare = Math.max(maxStolenShare, stolenShare);
    const figures = checkFigures(bench, measuredFigures, limits, options);
    for (const { figure } of figures.filter(
      (checked) => !checked.isWithinLimit && isEnforced(checked.figure, stolenShare),
    )) {
      violationCounts.set(figure.name, (violationCounts.get(figure.name) ?? 0) + 1);
    }
    const failedFigures = [...violationCounts]
      .filter(([, count]) => count >= FAILED_ATTEMPTS_LIMIT)
      .map(([name]) => name);
    // Run again after a single failure: a bench fails only if something fails twice.
    const needsAnotherAttempt =
      failedFigures.length === 0 && violationCounts.size + failures > 0 && attempts < MAX_ATTEMPTS;
    if (!needsAnotherAttempt) return { bench, figures, failedFigures, attempts, stolenShare: maxStolenShare };
  }
}

/** Returns true if the limit of a figure is enforced. */
export const isEnforced = ({ unit }: Figure, stolenShare: number): boolean =>
  (unit !== 'time ratio' && unit !== '%') || isTimingReliable(stolenShare);

/**
 * Returns a function that runs a bench in a new process on a new stack, so that its data cannot slow down the next
 * bench. The output goes to `NAME.log` in a temporary folder, which is kept on failure.
 *
 * @throws {Error} if the bench fails or takes too long.
 */
export function createBenchRunner(program: string, { isShort, seed }: BenchOptions): RunBench {
  return async (bench) => {
    const folder = mkdtempSync(join(tmpdir(), 'trackrecord-bench-'));
    const [logFile, figuresFile] = [join(folder, `${bench}.log`), join(folder, 'figures.json')];
    const output = openSync(logFile, 'w');
    const args = [
      WITH_STACK_SCRIPT,
      process.execPath,
      program,
      bench,
      '--seed',
      String(seed),
      '--figures',
      figuresFile,
      ...(isShort ? ['--short'] : []),
    ];
    const cpuTimeBefore = readCpuTime();
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', output, output],
      timeout: isShort ? SHORT_TIMEOUT_MS : FULL_TIMEOUT_MS,
    });
    const failure = await new Promise<string | undefined>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, exitSignal) =>
        resolve(code === 0 ? undefined : `exited with ${exitSignal ?? String(code)}`),
      );
    });
    if (failure !== undefined) {
      const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-MAX_LOG_LINES).join('\n');
      throw new Error(`${bench} failed (${failure}). Its output is in ${logFile}:\n${lastLines}`);
    }
    const figures = z.array(figureSchema).parse(JSON.parse(readFileSync(figuresFile, 'utf8')));
    rmSync(folder, { recursive: true });
    return { figures, stolenShare: computeStolenShare(cpuTimeBefore, readCpuTime()) };
  };
}

/** Returns a thrown value as an error. */
export const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
