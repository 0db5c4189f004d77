/** Fewer jobs do not show how well an unrelated job fits a candidate. */
const MIN_FITS = 50;
/** The fit of unrelated jobs if there are too few jobs to tell. */
const DEFAULT_UNRELATED_FIT = 0.22;
/** Nine of ten unrelated jobs fit less than this multiple of the third quartile of all jobs. */
const QUARTILE_FACTOR = 1.35;
/**
 * Limits of the fit of unrelated jobs: if no job of a corpus is related to a candidate, the best of them stay unrelated,
 * and if most are, the good ones stay good.
 */
const MIN_UNRELATED_FIT = 0.14;
const MAX_UNRELATED_FIT = 0.33;
/** A job that fits this many times better than unrelated ones matches by half. */
const HALF_RATIO = 1.45;
/** How steeply the percentage rises there. */
const STEEPNESS = 3.2;

/**
 * Turns the fit of a job, from 0 to 1, into a percentage that means the same for everybody (decision 085): fits depend on
 * how much a profile and the postings say. It compares a job with those that are unrelated to the candidate. A fit of 1
 * is 100 %, and a better fit never a lower percentage.
 */
export class MatchScale {
  readonly #halfFit: number;

  /** `fits` are those of many jobs of the corpus with one candidate. */
  constructor(fits: readonly number[]) {
    this.#halfFit = HALF_RATIO * estimateUnrelatedFit(fits);
  }

  /** Returns the percentage, a whole number. */
  toPercentage(fit: number): number {
    if (fit <= 0) return 0;
    const best = 1 + this.#halfFit ** STEEPNESS;
    return Math.round((100 * best) / (1 + (this.#halfFit / fit) ** STEEPNESS));
  }
}

function estimateUnrelatedFit(fits: readonly number[]): number {
  if (fits.length < MIN_FITS) return DEFAULT_UNRELATED_FIT;
  const thirdQuartile = fits.toSorted((left, right) => left - right)[Math.floor(0.75 * fits.length)] ?? 0;
  return Math.min(MAX_UNRELATED_FIT, Math.max(MIN_UNRELATED_FIT, QUARTILE_FACTOR * thirdQuartile));
}
