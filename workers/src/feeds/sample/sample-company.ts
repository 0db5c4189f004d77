import type { Trade } from './sample-role.js';

/** Company sizes as postings write them, in ascending order. */
export const SIZES = [
  '11 – 50 people',
  '51 – 200 people',
  '201 – 500 people',
  '501 – 1,000 people',
  '1,001 – 5,000 people',
] as const;

/** A fictional company and the phrases of its postings. */
export interface SampleCompany {
  readonly name: string;
  /** Index in `SIZES`; undefined if not public. */
  readonly size?: number;
  /** City names from places.json; the first is its headquarters. */
  readonly cities: readonly string[];
  readonly trades: readonly Trade[];
  /** Follows its name in a sentence, beginning with a verb: "makes payment terminals". */
  readonly does: string;
  /** One more sentence about it. */
  readonly detail: string;
  /** Team names as used in titles. */
  readonly areas: readonly string[];
  /** What its software teams work on, with "our" or "the". */
  readonly product: string;
  /** Who uses the product, in the plural. */
  readonly users: string;
  /** Who buys it, in the plural, if not the users. */
  readonly buyers?: string;
  /** What it makes or ships, in the plural. */
  readonly goods?: string;
}
