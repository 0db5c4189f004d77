const CUTOFF = 10;

/** Returns the normalised discounted cumulative gain of the first ten grades (0 to 3); 1 is best. */
export function ndcg(grades: readonly number[]): number {
  const best = gain(grades.toSorted((one, other) => other - one));
  return best === 0 ? 1 : gain(grades) / best;
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, CUTOFF).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Returns the mean nDCG over the tie orders in `shuffles`, so that the order of equal scores does not matter. */
export function meanNdcg(
  scored: readonly { readonly score: number; readonly grade: number }[],
  shuffles: readonly (readonly number[])[],
): number {
  const sums = shuffles.map((order) => {
    const ranked = scored
      .map((one, at) => ({ ...one, tie: order[at] ?? at }))
      .sort((one, other) => other.score - one.score || one.tie - other.tie);
    return ndcg(ranked.map(({ grade }) => grade));
  });
  return sums.reduce((sum, value) => sum + value, 0) / sums.length;
}
