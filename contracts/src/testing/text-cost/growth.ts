/** Returns the processor time used so far in milliseconds, with fractions. Other threads and processes do not count. */
export type Clock = () => number;

/** Calls the code under test with a text of a length. */
export type MeasuredCall = (length: number) => unknown;

const TEXT_LENGTH = 20_000;
/** Calls shorter than this are not compared: quadratic work on 20,000 letters takes at least 100 ms. */
const NEGLIGIBLE_MS = 30;
/** Linear cost doubles with twice the text, quadratic cost quadruples. Includes headroom for noise and memory. */
const MAX_RATIO = 3;
const MAX_REPEATS = 4;
/** A single measurement of a call longer than this, with a ratio near that of quadratic cost, is accurate enough. */
const CERTAIN_MS = 1_000;
const CERTAIN_RATIO = 3.5;

/**
 * Returns the ratio between the times for a text of twice the base length and one of the base length (20,000 letters by
 * default) if the cost grows faster than the text; otherwise undefined. A fast call is measured once. A slow one is also
 * measured with twice the length, and several times if the ratio is too high; the shortest time of each length counts.
 * The ratio between four times and twice the length must be too high as well, because a cost that jumps at one length,
 * such as that of larger buffers, looks like growth. A slow call with a ratio near 4 needs neither.
 */
export async function findExcessiveGrowth(
  call: MeasuredCall,
  now: Clock,
  baseLength = TEXT_LENGTH,
): Promise<number | undefined> {
  let baseTime = await measureTime(call, baseLength, now);
  if (baseTime < NEGLIGIBLE_MS) return undefined;
  let doubledTime = await measureTime(call, 2 * baseLength, now);
  // Measure again: a pause in the only measurement would hide excessive growth.
  baseTime = Math.min(baseTime, await measureTime(call, baseLength, now));
  const isCertain = () => baseTime >= CERTAIN_MS && doubledTime > CERTAIN_RATIO * baseTime;
  for (
    let repeat = 0;
    repeat < MAX_REPEATS && baseTime >= NEGLIGIBLE_MS && !isCertain() && doubledTime > MAX_RATIO * baseTime;
    repeat += 1
  ) {
    baseTime = Math.min(baseTime, await measureTime(call, baseLength, now));
    doubledTime = Math.min(doubledTime, await measureTime(call, 2 * baseLength, now));
  }
  if (baseTime < NEGLIGIBLE_MS || doubledTime <= MAX_RATIO * baseTime) return undefined;
  const isExcessive =
    isCertain() || (await isGrowthConfirmed(() => measureTime(call, 4 * baseLength, now), doubledTime));
  return isExcessive ? doubledTime / baseTime : undefined;
}

/** Returns true if every measurement of the longest text takes much longer than one of half its length. */
async function isGrowthConfirmed(measureLongest: () => Promise<number>, doubledTime: number): Promise<boolean> {
  for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) {
    if ((await measureLongest()) <= MAX_RATIO * doubledTime) return false;
  }
  return true;
}

async function measureTime(call: MeasuredCall, length: number, now: Clock): Promise<number> {
  const start = now();
  await call(length);
  return now() - start;
}
