import { z } from 'zod';
import { line } from '../text.js';

/** The queue job that ranks all postings for a user. Its data is the position of the newest profile event. */
export const MATCH_JOBS = { queue: 'matching', name: 'match-jobs' } as const;

/** The collection of rankings: the newest one of each user, encrypted. */
export const RANKINGS_COLLECTION = 'rankings';

/** The version of the ranker. Increment it when the ranking of the same profile and postings changes. */
export const RANKER_VERSION = 3;

/** The maximum number of recommended postings. Those below the lowest level (match-level.ts) are left out. */
export const MAX_RECOMMENDED_COUNT = 5_000;

const percentage = z.int().min(0).max(100);

/**
 * The sequential numbers of the postings recommended to a user, best first, and their matches in percent. Both are
 * packed (`packNumbers` of platform).
 */
export const ranking = z.object({
  numbers: z.string(),
  percentages: z.string(),
  /** Codes of the reasons (match-reasons.ts), packed. Rankings that were stored before there were reasons have none. */
  reasons: z.object({ codes: z.string(), locations: z.array(line) }).optional(),
});
export type Ranking = z.infer<typeof ranking>;

/** The criteria of a match, in display order. */
export const MATCH_CRITERIA = ['skills', 'title', 'text', 'place', 'salary'] as const;
export type MatchCriterion = (typeof MATCH_CRITERIA)[number];

/** A criterion of a match: its score, its weight (the weights of all criteria add up to 1) and the reason. */
export const scoredCriterion = z.object({
  part: z.enum(MATCH_CRITERIA),
  percentage,
  weight: z.number().min(0).max(1),
  why: z.string(),
});
export type ScoredCriterion = z.infer<typeof scoredCriterion>;

/** A skill of a posting, and the passage that mentions it. `isExtra`: the skill is optional. */
const quotedSkill = z.object({ name: line, isExtra: z.boolean(), quote: z.string() });

/** The explanation of a match. The ranking uses the same criteria. */
export const matchExplanation = z
  .object({
    matchPercentage: percentage,
    summary: z.string(),
    parts: z.array(scoredCriterion),
    /** The skills of the posting that the user has, and those that the user lacks. */
    met: z.array(quotedSkill),
    missing: z.array(quotedSkill),
    /** The revision of the profile. */
    revision: z.int().nonnegative(),
    rankerVersion: z.int(),
  })
  .meta({ id: 'MatchExplanation' });
export type MatchExplanation = z.infer<typeof matchExplanation>;
