/** Only this many first grades count. */
const CUTOFF = 10;

/** Returns the normalised discounted cumulative gain of the first ten grades (0 to 3); 1 is best. */
export function computeNdcg(grades: readonly number[]): number {
  const best = computeGain(grades.toSorted((left, right) => right - left));
  return best === 0 ? 1 : computeGain(grades) / best;
}

const computeGain = (grades: readonly number[]): number =>
  grades.slice(0, CUTOFF).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * Returns the mean nDCG over several orders of jobs with equal scores, so that their order does not matter. A tie order
 * has a number for each job; of equal scores, the lower number comes first.
 */
export function computeMeanNdcg(
  scoredJobs: readonly { readonly score: number; readonly grade: number }[],
  tieOrders: readonly (readonly number[])[],
): number {
  const ndcgs = tieOrders.map((tieOrder) => {
    const rankedJobs = scoredJobs
      .map((scoredJob, index) => ({ ...scoredJob, tieNumber: tieOrder[index] ?? index }))
      .sort((left, right) => right.score - left.score || left.tieNumber - right.tieNumber);
    return computeNdcg(rankedJobs.map(({ grade }) => grade));
  });
  return ndcgs.reduce((sum, value) => sum + value, 0) / ndcgs.length;
}
