/** The processor time used so far, in milliseconds with fractions: other processes do not count. */
export type Clock = () => number;

const LENGTH = 20_000;
/**
 * A call that is shorter than this (ms) is not compared. Looking at pairs of 20,000 letters takes 100 ms and more; a pause of
 * the garbage collector, which comes with the longer text and not with the shorter, up to 20.
 */
const NEGLIGIBLE_MS = 30;
/** Twice for twice the text, and headroom for noise and memory; comparing letters pairwise makes it four times. */
const MAX_RATIO = 3;
const MAX_REPEATS = 5;

/**
 * Returns how many times longer a call takes for 20,000 letters than for 10,000 if the cost grows faster than the text, and
 * nothing otherwise. Most calls are made once: only a slow one is made with half the text too, and only a ratio above the
 * bound is measured again, taking the shortest time of each length.
 */
export function excessiveGrowth(call: (length: number) => void, now: Clock): number | undefined {
  let whole = timeOf(call, LENGTH, now);
  if (whole < NEGLIGIBLE_MS) return undefined;
  // The shorter of two: a pause of the collector in the only one would hide a cost that grows too fast.
  let half = Math.min(timeOf(call, LENGTH / 2, now), timeOf(call, LENGTH / 2, now));
  for (let repeat = 0; repeat < MAX_REPEATS && whole > MAX_RATIO * half; repeat += 1) {
    whole = Math.min(whole, timeOf(call, LENGTH, now));
    half = Math.min(half, timeOf(call, LENGTH / 2, now));
  }
  return whole > NEGLIGIBLE_MS && whole > MAX_RATIO * half ? whole / Math.max(half, 0.01) : undefined;
}

function timeOf(call: (length: number) => void, length: number, now: Clock): number {
  const start = now();
  call(length);
  return now() - start;
}
