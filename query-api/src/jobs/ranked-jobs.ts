import type { Ranking } from '@trackrecord/contracts';
import { type Derived, unpackNumbers } from '@trackrecord/platform';

/** Jobs by their numbers, best first, and how well each matches. */
export interface RankedJobs {
  readonly numbers: Uint32Array;
  /** How well a job matches, by its number; nothing where that is not known. A page asks for a few of thousands. */
  readonly matchOf: (number: number) => number | undefined;
}

/** The jobs of a ranking; none where there is no ranking. */
export function rankedJobs(ranking: Derived<Ranking> | undefined): RankedJobs {
  const numbers = unpackNumbers(ranking?.value.numbers ?? '');
  const percentages = unpackNumbers(ranking?.value.percentages ?? '');
  return { numbers, matchOf: (number) => percentages[numbers.indexOf(number)] };
}
