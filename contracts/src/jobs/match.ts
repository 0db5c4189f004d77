import { z } from 'zod';
import { line } from '../text.js';

/** The job that ranks all jobs for a person anew; its data is where the newest event of their profile lies. */
export const MATCH_JOBS = { queue: 'matching', name: 'match-jobs' } as const;

/** Where rankings are kept: the newest a person, sealed. */
export const RANKINGS_COLLECTION = 'rankings';

/** Raised whenever the same profile and the same jobs are ranked differently. */
export const RANKER_VERSION = 1;

/** How many jobs are recommended at most, from which match on, and how many in any case, where a profile says little. */
export const RECOMMENDED = { most: 5_000, leastMatch: 30, least: 50 } as const;

const percentage = z.int().min(0).max(100);

/** The jobs for a person, by their numbers, best first, and how well each matches; both packed (platform, packedNumbers). */
export const ranking = z.object({ numbers: z.string(), percentages: z.string() });
export type Ranking = z.infer<typeof ranking>;

/** What a match is made of, in the order it is shown. */
export const MATCH_PARTS = ['skills', 'title', 'text', 'place', 'salary'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** How one part fits, how much it counts (the weights of all parts there are come to 1), and why. */
export const partOfMatch = z.object({
  part: z.enum(MATCH_PARTS),
  percentage,
  weight: z.number().min(0).max(1),
  why: z.string(),
});
export type PartOfMatch = z.infer<typeof partOfMatch>;

/** A skill of a posting, quoting where it was found. */
const quotedSkill = z.object({ name: line, isExtra: z.boolean(), quote: z.string() });

/** Why a job matches a person as it does: the same parts that its place in the ranking comes from. */
export const matchExplanation = z.object({
  matchPercentage: percentage,
  summary: z.string(),
  parts: z.array(partOfMatch),
  met: z.array(quotedSkill),
  missing: z.array(quotedSkill),
  revision: z.int().nonnegative(),
  rankerVersion: z.int(),
});
export type MatchExplanation = z.infer<typeof matchExplanation>;
