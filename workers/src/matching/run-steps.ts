import { TimeSlices } from '@trackrecord/platform';

/** Runs a generator that yields between short steps, interleaved with other work. */
export async function runInSlices(steps: Iterator<void, void>): Promise<void> {
  const slices = new TimeSlices();
  while (steps.next().done !== true) if (slices.isOver) await slices.next();
}

/** Runs a generator without a pause, and returns its result. */
export function runAtOnce<Result>(steps: Iterator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
