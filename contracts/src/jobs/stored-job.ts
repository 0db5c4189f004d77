import { z } from 'zod';
import { line } from '../text.js';
import { job } from './job.js';
import { yearlySalary } from './salary.js';

/** Where jobs are kept: they are nobody's personal data, so they lie there in clear. */
export const JOBS_COLLECTION = 'jobs';
/** What their changes are counted by. */
export const JOB_CHANGES = 'jobs';

/** A skill that a posting asks for, and the words that ask for it. */
export const askedSkill = z.object({
  name: line,
  /** Whether the posting only wishes for it. */
  isExtra: z.boolean(),
  /** Skills of one number are alternatives ("Kotlin or Java"): who has one of them has all that is asked for. */
  anyOf: z.int().optional(),
  quote: z.string().max(400),
});
export type AskedSkill = z.infer<typeof askedSkill>;

/**
 * A job as it is kept, shaped at ingestion for the questions that are asked of it. Every change of anything in it raises
 * `change` over that of all jobs before, so that whoever follows the collection reads on from the last one they saw.
 */
export const storedJob = job.omit({ searchContext: true }).extend({
  /** Its number among all jobs there ever were; rankings hold numbers. */
  number: z.int().nonnegative(),
  change: z.int().nonnegative(),
  /** Whether it can be shown: not expired, not withdrawn, and no duplicate of another. */
  isOpen: z.boolean(),
  /** The words of its place, as filters compare them. */
  places: z.array(z.string()),
  /** What it pays a year in US dollars, where it says so. */
  yearly: yearlySalary.optional(),
  skills: z.array(askedSkill).max(200),
  /** When it is gone at the latest. */
  expiresAt: z.date(),
});
export type StoredJob = z.infer<typeof storedJob>;
