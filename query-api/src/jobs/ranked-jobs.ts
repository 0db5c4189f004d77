import type { Ranking } from '@trackrecord/contracts';
import { type Derived, unpackNumbers } from '@trackrecord/platform';

/** Numbers of postings, best first, with their matches. */
export interface RankedJobs {
  readonly numbers: Uint32Array;
  /** Returns the match of a posting by its number; undefined if unknown. A page looks up a few of thousands. */
  readonly matchOf: (number: number) => number | undefined;
}

/** Reads a ranking; empty if there is none. */
export function rankedJobs(ranking: Derived<Ranking> | undefined): RankedJobs {
  const numbers = unpackNumbers(ranking?.value.numbers ?? '');
  const percentages = unpackNumbers(ranking?.value.percentages ?? '');
  return { numbers, matchOf: (number) => percentages[numbers.indexOf(number)] };
}
