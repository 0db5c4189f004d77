import { z } from 'zod';
import { line } from '../text.js';
import { job } from './job.js';
import { yearlySalary } from './salary.js';

/** The collection of postings. They are not personal data, so they are not encrypted. */
export const JOBS_COLLECTION = 'jobs';
/** The name of the change counter of postings. */
export const JOB_CHANGES = 'jobs';

/** A skill that a posting requires or wishes for, and the passage that mentions it. */
export const postingSkill = z.object({
  name: line,
  /** True if the skill is optional. */
  isExtra: z.boolean(),
  /** Skills with the same number are alternatives ("Kotlin or Java"): one of them is enough. */
  anyOf: z.int().optional(),
  quote: z.string().max(400),
});
export type PostingSkill = z.infer<typeof postingSkill>;

/**
 * A stored posting, prepared at ingestion for queries. Every update sets `change` to the next value of one counter for
 * all postings, so that readers can fetch only what changed since their last read.
 */
export const storedJob = job.omit({ searchContext: true, isNew: true }).extend({
  /** A sequential number that is never reused. Rankings refer to postings by it. */
  number: z.int().nonnegative(),
  change: z.int().nonnegative(),
  /** True if the posting is not expired, not withdrawn and not a duplicate. */
  isOpen: z.boolean(),
  /** The distinct words of its location, in lower case and without accents and punctuation. */
  places: z.array(z.string()),
  /** The yearly salary in US dollars, if the posting has one. */
  yearly: yearlySalary.optional(),
  skills: z.array(postingSkill).max(200),
  /** When the posting is deleted. */
  expiresAt: z.date(),
});
export type StoredJob = z.infer<typeof storedJob>;
