import type { MatchExplanation, NoMatch, ScoredCriterion } from '@trackrecord/contracts';
import type { ListedJob } from '../../shared/jobs/listed-job';

export type CriterionView = Omit<ScoredCriterion, 'weight'>;
export type QuotedSkill = MatchExplanation['met'][number];

/** A job with its match explanation, or why there is none: `not-ready` if it was not computed in time. */
export interface ExplainedJob {
  readonly job: ListedJob;
  readonly match: MatchExplanation | NoMatch;
}
