import type { MatchReasons } from '@trackrecord/contracts';

/**
 * Whether a criterion speaks for a job, and why. The summary of a match names strengths with a noun ("location") and
 * weaknesses with a clause ("many skills are new to you"). `reasons` are those that lists show.
 */
export type Assessment =
  | { readonly verdict: 'good'; readonly why: string; readonly strengthNoun: string; readonly reasons?: MatchReasons }
  | { readonly verdict: 'poor'; readonly why: string; readonly weaknessClause: string }
  | { readonly verdict: 'fair'; readonly why: string; readonly reasons?: MatchReasons };
type GoodAssessment = Extract<Assessment, { verdict: 'good' }>;
type PoorAssessment = Extract<Assessment, { verdict: 'poor' }>;

/** Compares jobs with a candidate by one criterion. `slot` is the position of a job in the corpus (corpus.ts). */
export interface CriterionMatcher {
  /** The fit from 0 to 1, or undefined if either side says nothing; then the criterion does not count. */
  readonly fit: (slot: number) => number | undefined;
  /** Only called if there is a fit. */
  readonly assess: (slot: number) => Assessment;
}

/** A fit with its assessment. */
export interface AssessedFit {
  readonly fit: number;
  readonly assessment: Assessment;
}

/** Creates a matcher from a function cheap enough to assess every time. */
export function createMatcher(match: (slot: number) => AssessedFit | undefined): CriterionMatcher {
  return {
    fit: (slot) => match(slot)?.fit,
    assess: (slot) => match(slot)?.assessment ?? { verdict: 'fair', why: '' },
  };
}

/** A strength. */
export const assessAsGood = (assessment: Omit<GoodAssessment, 'verdict'>): Assessment => ({
  verdict: 'good',
  ...assessment,
});
/** Neither a strength nor a weakness. */
export const assessAsFair = (why: string, reasons?: MatchReasons): Assessment => ({
  verdict: 'fair',
  why,
  ...(reasons && { reasons }),
});
/** A weakness. */
export const assessAsPoor = ({ why, weaknessClause }: Omit<PoorAssessment, 'verdict'>): Assessment => ({
  verdict: 'poor',
  why,
  weaknessClause,
});
