import { TimeSlices } from '@trackrecord/platform';

/** Runs a generator that yields between short steps, interleaved with other work. */
export async function runInSlices(steps: Iterator<void, void>): Promise<void> {
  const slices = new TimeSlices();
  while (steps.next().done !== true) if (slices.isOver) await slices.next();
}

/** Runs a generator without a pause. */
export function runAtOnce(steps: Iterator<void, void>): void {
  while (steps.next().done !== true);
}
