import type { Ranking } from '@trackrecord/contracts';
import { type DerivedValue, unpackNumbers } from '@trackrecord/platform';

/** Numbers of postings, best first, with their matches. */
export interface RankedJobs {
  readonly numbers: Uint32Array;
  /** Returns the match of a posting by its number; undefined if unknown. A page looks up a few of thousands. */
  readonly getMatch: (number: number) => number | undefined;
}

/** Reads a ranking; empty if there is none. */
export function parseRanking(ranking: DerivedValue<Ranking> | undefined): RankedJobs {
  const numbers = unpackNumbers(ranking?.value.numbers ?? '');
  const percentages = unpackNumbers(ranking?.value.percentages ?? '');
  return { numbers, getMatch: (number) => percentages[numbers.indexOf(number)] };
}
