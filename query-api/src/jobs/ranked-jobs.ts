import type { Ranking } from '@trackrecord/contracts';
import { type DerivedValue, unpackNumbers } from '@trackrecord/platform';

/** The postings of a ranking, and how well they match. */
export interface RankedJobs {
  /** The numbers of the postings, best match first. */
  readonly rankedJobNumbers: Uint32Array;
  /**
   * Returns the match of a posting (percent) by its number; undefined if unknown. Searches all of thousands of numbers,
   * because a page looks up only a few.
   */
  readonly getMatchPercentage: (jobNumber: number) => number | undefined;
}

/** Reads a ranking; empty if there is none. */
export function parseRanking(ranking: DerivedValue<Ranking> | undefined): RankedJobs {
  const rankedJobNumbers = unpackNumbers(ranking?.value.numbers ?? '');
  const percentages = unpackNumbers(ranking?.value.percentages ?? '');
  return {
    rankedJobNumbers,
    getMatchPercentage: (jobNumber) => percentages[rankedJobNumbers.indexOf(jobNumber)],
  };
}
