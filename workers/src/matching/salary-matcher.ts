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
const MIN_REACHED_FIT = 0.8;

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
  const minimum = min ?? (max ?? 0) * MIN_REACHED_FIT;
  if (offered < minimum) {
    const ratio = offered / minimum;
    const fit = MIN_REACHED_FIT * ratio * ratio;
    // Without a minimum, it is unknown what is too little.
    if (min === undefined) return { fit, assessment: assessAsFair('Below your expected salary') };
    return { fit, assessment: assessAsPoor('Below your minimum', 'the salary is below your minimum') };
  }
  if (max === undefined || max <= minimum)
    return { fit: 1, assessment: assessAsGood('At or above your minimum', 'salary') };
  const position = (offered - minimum) / (max - minimum);
  const fit = MIN_REACHED_FIT + (1 - MIN_REACHED_FIT) * position;
  if (min === undefined) return { fit, assessment: assessAsFair('Close to your expected salary') };
  return { fit, assessment: assessAsGood('Above your minimum, below your maximum', 'salary') };
}
