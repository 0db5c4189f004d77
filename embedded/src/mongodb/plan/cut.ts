import { behind, type KeyRange } from '../storage/keys.js';

/** A place between keys: before all that begin with the bytes, or after all of them. */
export interface Cut {
  readonly bytes: Buffer;
  readonly after: boolean;
}

/** A stretch of the values of one field, as sortable bytes. */
export interface Interval {
  readonly low: Cut;
  readonly high: Cut;
}

/** Every value. */
export const ANY_VALUE: Interval = {
  low: { bytes: Buffer.from([0]), after: false },
  high: { bytes: Buffer.from([0xff]), after: true },
};

/** The stretch of a single value. */
export function point(bytes: Buffer): Interval {
  return { low: { bytes, after: false }, high: { bytes, after: true } };
}

/** What two stretches have in common; it may be empty. */
export function intersect(a: Interval, b: Interval): Interval {
  return {
    low: compareCuts(a.low, b.low) > 0 ? a.low : b.low,
    high: compareCuts(a.high, b.high) < 0 ? a.high : b.high,
  };
}

/** Whether there can be no value in a stretch. */
export function isEmpty(interval: Interval): boolean {
  return compareCuts(interval.low, interval.high) >= 0;
}

/** The stretch as it lies in an index that sorts the field downwards: its bytes are complemented. */
export function inverted({ low, high }: Interval): Interval {
  return { low: invertedCut(high), high: invertedCut(low) };
}

function invertedCut({ bytes, after }: Cut): Cut {
  return { bytes: Buffer.from(bytes.map((byte) => 0xff ^ byte)), after: !after };
}

/** The keys of an interval behind a common beginning. */
export function keyRange(prefix: Buffer, { low, high }: Interval): KeyRange {
  return { from: keyAt(prefix, low), to: keyAt(prefix, high) };
}

function keyAt(prefix: Buffer, { bytes, after }: Cut): Buffer {
  const key = Buffer.concat([prefix, bytes]);
  return after ? behind(key) : key;
}

/** Orders cuts by the first key behind them. */
export function compareCuts(a: Cut, b: Cut): number {
  return Buffer.compare(keyAt(ANCHOR, a), keyAt(ANCHOR, b));
}

const ANCHOR = Buffer.from([0]);
