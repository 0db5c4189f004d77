import { decodeReasons, type Job, type MatchReasons, type Ranking } from '@trackrecord/contracts';
import { type DerivedValue, unpackNumbers } from '@trackrecord/platform';

/** The postings of a ranking, and how well they match. */
export interface RankedJobs {
  /** The numbers of the postings, best match first. */
  readonly rankedJobNumbers: Uint32Array;
  /**
   * Returns the match of a posting by its number, in percent and with its reasons; undefined if unknown. Searches all of
   * thousands of numbers, because a page looks up only a few.
   */
  readonly getMatch: (jobNumber: number) => Job['searchContext'];
}

/** Reads a ranking; empty if there is none. */
export function parseRanking(ranking: DerivedValue<Ranking> | undefined): RankedJobs {
  const rankedJobNumbers = unpackNumbers(ranking?.value.numbers ?? '');
  const percentages = unpackNumbers(ranking?.value.percentages ?? '');
  const getReasons = unpackReasons(ranking?.value.reasons);
  return {
    rankedJobNumbers,
    getMatch: (jobNumber) => {
      const index = rankedJobNumbers.indexOf(jobNumber);
      const matchPercentage = percentages[index];
      if (matchPercentage === undefined) return undefined;
      const reasons = getReasons(index);
      return { matchPercentage, ...(reasons && { reasons }) };
    },
  };
}

/** Returns the reasons of a ranking by the index of the posting in it; undefined in rankings without reasons. */
export function unpackReasons(packed: Ranking['reasons']): (index: number) => MatchReasons | undefined {
  const codes = unpackNumbers(packed?.codes ?? '');
  return (index) => {
    const code = codes[index];
    return code === undefined || packed === undefined ? undefined : decodeReasons(code, packed.locations);
  };
}
