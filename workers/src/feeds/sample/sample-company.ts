import type { Trade } from './sample-role.js';

/** Numbers of people as postings write them; ours are in this order. */
export const SIZES = [
  '11 – 50 people',
  '51 – 200 people',
  '201 – 500 people',
  '501 – 1,000 people',
  '1,001 – 5,000 people',
] as const;

/** A company that does not exist, and what its postings say of it. */
export interface SampleCompany {
  readonly name: string;
  /** Its place in `SIZES`; nothing for one that keeps it to itself. */
  readonly size?: number;
  /** The names of its cities in places.ts, the first being its home. */
  readonly cities: readonly string[];
  readonly trades: readonly Trade[];
  /** What follows its name in a sentence, beginning with a verb: "makes payment terminals". */
  readonly does: string;
  /** A sentence more about it. */
  readonly detail: string;
  /** Its teams as titles name them. */
  readonly areas: readonly string[];
  /** What its software people work on, with "our" or "the". */
  readonly product: string;
  /** Who uses that, in the plural. */
  readonly users: string;
  /** Who buys from it, in the plural, where others than those. */
  readonly buyers?: string;
  /** What it makes or moves, in the plural. */
  readonly goods?: string;
}
