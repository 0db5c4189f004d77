import type { Clock } from './growth.js';

/**
 * Globals of Jest, and the parts of Node's API that are used here: this browser-safe workspace does not have their
 * types.
 */
declare const jest: { requireActual: (name: 'node:fs') => FileSystem } & { requireActual: (name: 'node:v8') => V8 };

declare const performance: { readonly now: () => number };

interface FileSystem {
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
}
interface V8 {
  readonly GCProfiler: new () => GcProfiler;
}
interface GcProfiler {
  readonly start: () => void;
  /** Costs are in microseconds. */
  readonly stop: () => { readonly statistics: readonly { readonly cost: number }[] } | undefined;
}

/** First field: the time on the processor in nanoseconds. */
const THREAD_STATISTICS = '/proc/thread-self/schedstat';

/**
 * Creates a clock of the calling thread's processor time without garbage collection. Collections depend on everything
 * that the process has allocated before, and in a large heap a single one takes longer than the measured call. The
 * process's own figure (`process.cpuUsage`) includes the threads that collect in the background.
 *
 * V8 measures collections as elapsed time, of which a busy machine gives the thread only a share. So the time between two
 * calls counts by the share of it that was not collection.
 */
export function createMainThreadClock(): Clock {
  const { readFileSync } = jest.requireActual('node:fs');
  const { GCProfiler } = jest.requireActual('node:v8');
  const readThreadMs = () => Number.parseInt(readFileSync(THREAD_STATISTICS, 'utf8'), 10) / 1_000_000;
  let workMs = 0;
  let [threadMs, elapsedMs] = [readThreadMs(), performance.now()];
  let profiler = new GCProfiler();
  profiler.start();
  return () => {
    const collections = profiler.stop()?.statistics ?? [];
    const collectionMs = collections.reduce((sum, { cost }) => sum + cost / 1_000, 0);
    const [threadMsBefore, elapsedMsBefore] = [threadMs, elapsedMs];
    [threadMs, elapsedMs] = [readThreadMs(), performance.now()];
    const collectionShare = Math.min(1, collectionMs / Math.max(elapsedMs - elapsedMsBefore, Number.EPSILON));
    workMs += (threadMs - threadMsBefore) * (1 - collectionShare);
    profiler = new GCProfiler();
    profiler.start();
    return workMs;
  };
}
