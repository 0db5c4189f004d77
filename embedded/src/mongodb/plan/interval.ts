import { getFirstKeyAfter, type KeyRange } from '../storage/keys.js';

/** A boundary between keys: before or after all keys with the given prefix. */
export interface Boundary {
  readonly bytes: Buffer;
  readonly isAfter: boolean;
}

/** An interval of values of one field, as key strings. */
export interface Interval {
  readonly low: Boundary;
  readonly high: Boundary;
}

/** The interval of all values. */
export const ANY_VALUE: Interval = {
  low: { bytes: Buffer.from([0]), isAfter: false },
  high: { bytes: Buffer.from([0xff]), isAfter: true },
};

/** Returns the interval of a single value. */
export function toPointInterval(bytes: Buffer): Interval {
  return { low: { bytes, isAfter: false }, high: { bytes, isAfter: true } };
}

/** Returns the intersection of two intervals, which may be empty. */
export function intersectIntervals(a: Interval, b: Interval): Interval {
  return {
    low: compareBoundaries(a.low, b.low) > 0 ? a.low : b.low,
    high: compareBoundaries(a.high, b.high) < 0 ? a.high : b.high,
  };
}

/** Returns true if an interval contains no values. */
export function isEmptyInterval(interval: Interval): boolean {
  return compareBoundaries(interval.low, interval.high) >= 0;
}

/** Returns the interval for a descending index field, whose bytes are complemented. */
export function invertInterval({ low, high }: Interval): Interval {
  return { low: invertBoundary(high), high: invertBoundary(low) };
}

function invertBoundary({ bytes, isAfter }: Boundary): Boundary {
  return { bytes: Buffer.from(bytes.map((byte) => 0xff ^ byte)), isAfter: !isAfter };
}

/** Returns the range of the keys of an interval with a common prefix. */
export function toKeyRange(prefix: Buffer, { low, high }: Interval): KeyRange {
  return { from: toKey(prefix, low), to: toKey(prefix, high) };
}

function toKey(prefix: Buffer, { bytes, isAfter }: Boundary): Buffer {
  const key = Buffer.concat([prefix, bytes]);
  return isAfter ? getFirstKeyAfter(key) : key;
}

/** Compares boundaries by the first key after them. */
export function compareBoundaries(a: Boundary, b: Boundary): number {
  return Buffer.compare(toKey(COMPARISON_PREFIX, a), toKey(COMPARISON_PREFIX, b));
}

/** Without a prefix, the first key after bytes that are all 0xff would be empty, and sort first. */
const COMPARISON_PREFIX = Buffer.from([0]);
