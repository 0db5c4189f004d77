/** The time used so far, in milliseconds, with fractions: of the processor, so that what else runs does not count. */
export type Clock = () => number;

const LENGTH = 20_000;
/** Below this (ms) doubling is not told from noise, and 20,000 letters looked at pairwise take much longer. */
const NEGLIGIBLE_MS = 4;
/** Twice for twice the text, and headroom for noise and memory; looking at pairs of letters makes it four times. */
const MAX_RATIO = 3;
const REPEATS = 5;
const ATTEMPTS = 3;

/**
 * How many times longer a call takes for 40,000 letters than for 20,000, where that is more than it may be; the least of
 * several measurements in turn. Nothing where the cost grows as the text does.
 */
export function excessiveGrowth(call: (length: number) => void, now: Clock): number | undefined {
  if (timeOf(call, LENGTH, now) < NEGLIGIBLE_MS && timeOf(call, 2 * LENGTH, now) < 2 * NEGLIGIBLE_MS) return undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    least = Math.min(least, ratioOf(call, now));
    if (least <= MAX_RATIO) return undefined;
  }
  return least;
}

function ratioOf(call: (length: number) => void, now: Clock): number {
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    once = Math.min(once, timeOf(call, LENGTH, now));
    twice = Math.min(twice, timeOf(call, 2 * LENGTH, now));
    // What takes seconds is measured well enough.
    if (twice > 1_000) break;
  }
  return twice / Math.max(once, 0.01);
}

function timeOf(call: (length: number) => void, length: number, now: Clock): number {
  const began = now();
  call(length);
  return now() - began;
}
