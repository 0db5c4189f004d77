import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import {
  assessAsFair,
  type CriterionMatcher,
  createMatcher,
  assessAsGood,
  assessAsPoor,
  type AssessedFit,
} from './criterion-matcher.js';

/** The fit of an offer that just reaches the minimum; it grows towards the maximum. */
const FIT_AT_MINIMUM = 0.8;
/** The minimum of a candidate who named only an expected salary, as a share of it. */
const ASSUMED_MIN_TO_MAX_RATIO = 0.8;

/** Matches the salary. No fit if either side does not name one. */
export function createSalaryMatcher({ salary }: Candidate, corpus: JobCorpus): CriterionMatcher {
  return createMatcher((slot) => {
    const offered = corpus.columns.salaryAt(slot);
    return offered && salary ? getSalaryFit(offered.most ?? offered.least, salary) : undefined;
  });
}

function getSalaryFit(offered: number, { min, max }: NonNullable<Candidate['salary']>): AssessedFit {
  if (max !== undefined && offered >= max)
    return { fit: 1, assessment: assessAsGood('Meets your expected salary', 'salary') };
  const effectiveMinimum = min ?? (max ?? 0) * ASSUMED_MIN_TO_MAX_RATIO;
  if (offered < effectiveMinimum) {
    const ratio = offered / effectiveMinimum;
    const fit = FIT_AT_MINIMUM * ratio * ratio;
    // Without a minimum, it is unknown what is too little.
    if (min === undefined) return { fit, assessment: assessAsFair('Below your expected salary') };
    return { fit, assessment: assessAsPoor('Below your minimum', 'the salary is below your minimum') };
  }
  if (max === undefined || max <= effectiveMinimum)
    return { fit: 1, assessment: assessAsGood('At or above your minimum', 'salary') };
  const position = (offered - effectiveMinimum) / (max - effectiveMinimum);
  const fit = FIT_AT_MINIMUM + (1 - FIT_AT_MINIMUM) * position;
  if (min === undefined) return { fit, assessment: assessAsFair('Close to your expected salary') };
  return { fit, assessment: assessAsGood('Above your minimum, below your maximum', 'salary') };
}
