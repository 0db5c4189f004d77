import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isReliable, readCpuTime, computeStolenShare } from './cpu-steal.js';
import { type BenchOptions, type Figure, figureSchema } from './figure.js';
import { type CheckedFigure, checkFigures, type Limits } from './limits.js';

/** The run fails if a limit is broken in this many of `MAX_TRIES` tries. */
const MAX_BROKEN_TRIES = 2;
const MAX_TRIES = 3;
/** A bench that takes longer is killed. */
const SHORT_TIMEOUT_MS = 4 * 60_000;
const FULL_TIMEOUT_MS = 45 * 60_000;

const WITH_STACK = 'scripts/with-stack.mjs';
/** The error of a failed bench contains the last lines of its output. */
const SHOWN_LINES = 20;

/** The result of all tries of a bench. */
export interface BenchResult {
  readonly bench: string;
  /** The figures of the last try. */
  readonly figures: readonly CheckedFigure[];
  /** Names of the figures whose limits were broken too often. */
  readonly failed: readonly string[];
  readonly tries: number;
  /** The largest share of CPU time that the host stole during a try, from 0 to 1. */
  readonly stolen: number;
}

/** The result of one try of a bench. */
export interface Try {
  readonly figures: readonly Figure[];
  /** The share of CPU time that the host stole meanwhile, from 0 to 1. */
  readonly stolen: number;
}

/** Runs one try of a bench. */
export type RunBench = (bench: string) => Promise<Try>;

/**
 * Runs a bench until its limits hold or one is broken in two of three tries. Does not check times, nor time ratios if
 * the host stole CPU time.
 *
 * @throws {Error} if two of three tries fail.
 */
export async function runWithRetries(
  bench: string,
  limits: Limits,
  options: Pick<BenchOptions, 'short'>,
  run: RunBench,
): Promise<BenchResult> {
  const broken = new Map<string, number>();
  let maxStolen = 0;
  let failures = 0;
  for (let tries = 1; ; tries += 1) {
    const result = await run(bench).catch(toError);
    if (result instanceof Error) {
      failures += 1;
      if (failures >= MAX_BROKEN_TRIES || tries === MAX_TRIES) throw result;
      console.warn(result.message);
      continue;
    }
    const { figures: measured, stolen } = result;
    maxStolen = Math.max(maxStolen, stolen);
    const figures = checkFigures(bench, measured, limits, options);
    for (const { figure } of figures.filter((each) => !each.isWithinLimit && isChecked(each.figure, stolen))) {
      broken.set(figure.name, (broken.get(figure.name) ?? 0) + 1);
    }
    const failed = [...broken].filter(([, count]) => count >= MAX_BROKEN_TRIES).map(([name]) => name);
    // What was broken once can still be broken a second time.
    const isUndecided = failed.length === 0 && broken.size + failures > 0 && tries < MAX_TRIES;
    if (!isUndecided) return { bench, figures, failed, tries, stolen: maxStolen };
  }
}

/** Times depend on the machine and its load. */
const isChecked = ({ unit }: Figure, stolen: number): boolean =>
  unit !== 'ms' && (unit !== 'time ratio' || isReliable(stolen));

/**
 * Returns a function that runs a bench in a new process on a new stack, so that its data cannot slow down the next
 * bench. The output goes to `NAME.log` in a temporary folder, which is kept on failure.
 *
 * @throws {Error} if the bench fails or takes too long.
 */
export function createBenchRunner(program: string, { short, seed }: BenchOptions): RunBench {
  return async (bench) => {
    const folder = mkdtempSync(join(tmpdir(), 'trackrecord-bench-'));
    const [log, file] = [join(folder, `${bench}.log`), join(folder, 'figures.json')];
    const output = openSync(log, 'w');
    const args = [
      WITH_STACK,
      process.execPath,
      program,
      bench,
      '--seed',
      String(seed),
      '--figures',
      file,
      ...(short ? ['--short'] : []),
    ];
    const since = readCpuTime();
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', output, output],
      timeout: short ? SHORT_TIMEOUT_MS : FULL_TIMEOUT_MS,
    });
    const code = await new Promise((resolve) => {
      child.once('error', () => resolve(null));
      child.once('exit', resolve);
    });
    if (code !== 0) {
      const lastLines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
      throw new Error(`${bench} failed (exit code ${String(code)}). Its output is in ${log}:\n${lastLines}`);
    }
    const figures = z.array(figureSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(folder, { recursive: true });
    return { figures, stolen: computeStolenShare(since, readCpuTime()) };
  };
}

/** Returns a thrown value as an error. */
export const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
