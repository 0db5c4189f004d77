import { MATCH_CRITERIA, type MatchCriterion } from '@trackrecord/contracts';
import type { Candidate } from './candidate.js';
import type { JobCorpus } from './corpus.js';
import type { CriterionMatcher, Assessment } from './criterion-matcher.js';
import { createPlaceMatcher } from './place-matcher.js';
import { createSalaryMatcher } from './salary-matcher.js';
import { createSkillsMatcher } from './skills-matcher.js';
import { createTextMatcher } from './text-matcher.js';
import { createTitleMatcher } from './title-matcher.js';

/** Weights of the criteria if all are present (tuned on half of the golden set, decision 020). */
export const WEIGHTS: Readonly<Record<MatchCriterion, number>> = {
  skills: 0.32,
  title: 0.22,
  text: 0.2,
  place: 0.2,
  salary: 0.06,
};

const MATCHERS: Readonly<
  Record<MatchCriterion, (candidate: Candidate, corpus: JobCorpus, batchSize: number) => CriterionMatcher>
> = {
  skills: createSkillsMatcher,
  title: createTitleMatcher,
  text: createTextMatcher,
  place: createPlaceMatcher,
  salary: createSalaryMatcher,
};

/** A criterion that applies to a job: the fit from 0 to 1 and the share of the total weight. */
export interface WeightedCriterion {
  readonly criterion: MatchCriterion;
  readonly fit: number;
  readonly weight: number;
  readonly assessment: Assessment;
}

/** Scores the jobs of a corpus for one candidate, deterministically. */
export class MatchScorer {
  readonly #matchers: readonly (readonly [MatchCriterion, CriterionMatcher])[];

  /** `batchSize` is the number of consecutive slots whose texts are scored together. */
  constructor(candidate: Candidate, corpus: JobCorpus, batchSize = 1) {
    this.#matchers = MATCH_CRITERIA.map((criterion) => [criterion, MATCHERS[criterion](candidate, corpus, batchSize)]);
  }

  /** Returns the match percentage of a job; 0 if nothing can be compared. */
  computePercentage(slot: number): number {
    let sum = 0;
    let totalWeight = 0;
    for (const [criterion, { fit }] of this.#matchers) {
      const criterionFit = fit(slot);
      if (criterionFit === undefined) continue;
      sum += WEIGHTS[criterion] * criterionFit;
      totalWeight += WEIGHTS[criterion];
    }
    return totalWeight === 0 ? 0 : Math.round((100 * sum) / totalWeight);
  }

  /** Returns the criteria that both sides have data for. */
  scoreCriteria(slot: number): readonly WeightedCriterion[] {
    const criteria = this.#matchers.flatMap(([criterion, { fit, assess }]) => {
      const criterionFit = fit(slot);
      return criterionFit === undefined ? [] : [{ criterion, fit: criterionFit, assessment: assess(slot) }];
    });
    const totalWeight = criteria.reduce((sum, { criterion }) => sum + WEIGHTS[criterion], 0);
    return criteria.map((scored) => ({ ...scored, weight: WEIGHTS[scored.criterion] / totalWeight }));
  }
}
