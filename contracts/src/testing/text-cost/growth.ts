/** Returns the processor time used so far in milliseconds, with fractions. Other threads and processes do not count. */
export type Clock = () => number;

const TEXT_LENGTH = 20_000;
/** Calls shorter than this are not compared: quadratic work on 20,000 letters takes at least 100 ms. */
const NEGLIGIBLE_MS = 30;
/** Linear cost doubles with twice the text, quadratic cost quadruples. Includes headroom for noise and memory. */
const MAX_RATIO = 3;
const MAX_REPEATS = 4;
/** A single measurement of a call longer than this is accurate enough. */
const CERTAIN_MS = 1_000;

/**
 * Returns the ratio between the times for 40,000 and 20,000 letters if the cost grows faster than the text; otherwise
 * undefined. A fast call is measured once. A slow one is also measured with 40,000 letters, and several times if the
 * ratio is too high; the shortest time of each length counts. The ratio between 80,000 and 40,000 letters must be too
 * high as well, unless the call with 20,000 letters takes a second, because a cost that jumps at one length, such as
 * that of larger buffers, looks like growth.
 */
export function findExcessiveGrowth(call: (length: number) => void, now: Clock): number | undefined {
  let baseTime = measureTime(call, TEXT_LENGTH, now);
  if (baseTime < NEGLIGIBLE_MS) return undefined;
  let doubledTime = measureTime(call, 2 * TEXT_LENGTH, now);
  // Measure again: a pause in the only measurement would hide excessive growth.
  baseTime = Math.min(baseTime, measureTime(call, TEXT_LENGTH, now));
  for (
    let repeat = 0;
    repeat < MAX_REPEATS && baseTime >= NEGLIGIBLE_MS && baseTime < CERTAIN_MS && doubledTime > MAX_RATIO * baseTime;
    repeat += 1
  ) {
    baseTime = Math.min(baseTime, measureTime(call, TEXT_LENGTH, now));
    doubledTime = Math.min(doubledTime, measureTime(call, 2 * TEXT_LENGTH, now));
  }
  if (baseTime < NEGLIGIBLE_MS || doubledTime <= MAX_RATIO * baseTime) return undefined;
  return baseTime >= CERTAIN_MS || isGrowthConfirmed(call, doubledTime, now) ? doubledTime / baseTime : undefined;
}

function isGrowthConfirmed(call: (length: number) => void, doubledTime: number, now: Clock): boolean {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) {
    if (measureTime(call, 4 * TEXT_LENGTH, now) <= MAX_RATIO * doubledTime) return false;
  }
  return true;
}

function measureTime(call: (length: number) => void, length: number, now: Clock): number {
  const start = now();
  call(length);
  return now() - start;
}
