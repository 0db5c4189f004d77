import type { MatchReasons } from '@trackrecord/contracts';
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

/** The reason of an offer that suits a candidate. */
const FITS: MatchReasons = { salary: true };

/** Matches the salary. No fit if either side does not name one. */
export function createSalaryMatcher({ salary }: Candidate, corpus: JobCorpus): CriterionMatcher {
  return createMatcher((slot) => {
    const offeredSalary = corpus.columns.salaryAt(slot);
    return offeredSalary && salary ? getSalaryFit(offeredSalary.most ?? offeredSalary.least, salary) : undefined;
  });
}

function getSalaryFit(offeredAmount: number, { min, max }: NonNullable<Candidate['salary']>): AssessedFit {
  if (max !== undefined && offeredAmount >= max)
    return {
      fit: 1,
      assessment: assessAsGood({ why: 'Meets your expected salary', strengthNoun: 'salary', reasons: FITS }),
    };
  const effectiveMinimum = min ?? (max ?? 0) * ASSUMED_MIN_TO_MAX_RATIO;
  if (offeredAmount < effectiveMinimum) {
    const ratio = offeredAmount / effectiveMinimum;
    const fit = FIT_AT_MINIMUM * ratio * ratio;
    // Without a minimum, it is unknown what is too little.
    if (min === undefined) return { fit, assessment: assessAsFair('Below your expected salary') };
    const weaknessClause = 'the salary is below your minimum';
    return { fit, assessment: assessAsPoor({ why: 'Below your minimum', weaknessClause }) };
  }
  if (max === undefined || max <= effectiveMinimum)
    return {
      fit: 1,
      assessment: assessAsGood({ why: 'At or above your minimum', strengthNoun: 'salary', reasons: FITS }),
    };
  const position = (offeredAmount - effectiveMinimum) / (max - effectiveMinimum);
  const fit = FIT_AT_MINIMUM + (1 - FIT_AT_MINIMUM) * position;
  if (min === undefined) return { fit, assessment: assessAsFair('Close to your expected salary') };
  const why = 'Above your minimum, below your maximum';
  return { fit, assessment: assessAsGood({ why, strengthNoun: 'salary', reasons: FITS }) };
}
