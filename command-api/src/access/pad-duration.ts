import { sleep } from '@trackrecord/platform';

/** Measures and waits. Times are milliseconds. */
export interface Clock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const systemClock: Clock = { now: () => performance.now(), sleep };

/**
 * Extends the duration of an operation to the next multiple of `stepMs`, so that callers cannot tell what it did by its
 * time. The result or error of the operation is passed on.
 */
export async function padDuration<T>(
  run: () => Promise<T>,
  stepMs: number,
  { now, sleep: wait }: Clock = systemClock,
): Promise<T> {
  const startedAt = now();
  try {
    return await run();
  } finally {
    await wait(stepMs - ((now() - startedAt) % stepMs));
  }
}
