import type { Range } from './syntax.js';

export const MAX_CODE_POINT = 0x10ffff;

export const LINE_FEED: readonly Range[] = [[0x0a, 0x0a]];

/** Sorts ranges and joins those that touch. */
export function normalizeRanges(ranges: readonly Range[]): readonly Range[] {
  const mergedRanges: [number, number][] = [];
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const lastRange = mergedRanges[mergedRanges.length - 1];
    if (lastRange !== undefined && low <= lastRange[1] + 1) lastRange[1] = Math.max(lastRange[1], high);
    else mergedRanges.push([low, high]);
  }
  return mergedRanges;
}

/** Returns every code point up to `max` that is in none of the ranges. */
export function complementRanges(ranges: readonly Range[], max: number): readonly Range[] {
  const gaps: Range[] = [];
  let from = 0;
  for (const [low, high] of normalizeRanges(ranges)) {
    if (low > from) gaps.push([from, low - 1]);
    from = high + 1;
  }
  return from <= max ? [...gaps, [from, max]] : gaps;
}
