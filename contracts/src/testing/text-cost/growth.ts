/** Returns the processor time used so far in milliseconds, with fractions. Other processes do not count. */
export type Clock = () => number;

const LENGTH = 20_000;
/** Calls shorter than this are not compared: quadratic work on 20,000 letters takes at least 100 ms. */
const NEGLIGIBLE_MS = 30;
/** Linear cost doubles with twice the text, quadratic cost quadruples. Includes headroom for noise and memory. */
const MAX_RATIO = 3;
const MAX_REPEATS = 4;
/** A single measurement of a call longer than this is accurate enough. */
const CERTAIN_MS = 1_000;

/**
 * Returns the ratio between the times for 40,000 and 20,000 letters if the cost grows faster than the text; otherwise
 * undefined. A fast call is measured once. A slow one is also measured with 40,000 letters, and several times if the ratio is
 * too high; the shortest time of each length counts. The ratio between 80,000 and 40,000 letters must be too high as well,
 * because garbage collection that starts between two lengths looks like growth.
 */
export function excessiveGrowth(call: (length: number) => void, now: Clock): number | undefined {
  let once = measureTime(call, LENGTH, now);
  if (once < NEGLIGIBLE_MS) return undefined;
  let twice = measureTime(call, 2 * LENGTH, now);
  // Measure again: a garbage collection pause in the only measurement would hide excessive growth.
  once = Math.min(once, measureTime(call, LENGTH, now));
  for (
    let repeat = 0;
    repeat < MAX_REPEATS && once >= NEGLIGIBLE_MS && once < CERTAIN_MS && twice > MAX_RATIO * once;
    repeat += 1
  ) {
    once = Math.min(once, measureTime(call, LENGTH, now));
    twice = Math.min(twice, measureTime(call, 2 * LENGTH, now));
  }
  if (once < NEGLIGIBLE_MS || twice <= MAX_RATIO * once) return undefined;
  return once >= CERTAIN_MS || stillGrows(call, twice, now) ? twice / once : undefined;
}

function stillGrows(call: (length: number) => void, twice: number, now: Clock): boolean {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) {
    if (measureTime(call, 4 * LENGTH, now) <= MAX_RATIO * twice) return false;
  }
  return true;
}

function measureTime(call: (length: number) => void, length: number, now: Clock): number {
  const start = now();
  call(length);
  return now() - start;
}
