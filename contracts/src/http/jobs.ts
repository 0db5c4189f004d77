import { z } from 'zod';
import { careerEvent } from '../career-events/career-event.js';
import { EMPLOYMENT_TYPES, JOB_ORDERS, JOB_SELECTIONS, JOBS_PAGE_SIZE, MAX_SALARY } from '../constants.js';
import { job } from '../jobs/job.js';
import { jobVisit } from '../jobs/job-visit.js';
import { matchExplanation } from '../jobs/match.js';
import { currencyCode } from '../jobs/salary.js';
import { text } from '../text.js';

/** The maximum page size. */
export const MAX_JOBS_PER_PAGE = 50;

const wholeNumber = (name: string, min: number, max: number) => {
  const rangeMessage = `${name} must be a whole number from ${String(min)} to ${String(max)}.`;
  return z
    .string(rangeMessage)
    .regex(/^\d{1,13}$/, rangeMessage)
    .transform(Number)
    .pipe(z.int(rangeMessage).min(min, rangeMessage).max(max, rangeMessage));
};
const salaryBound = (name: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), wholeNumber(name, 0, MAX_SALARY).optional());

/** The query of both job lists (spec section 7). Empty values are ignored, except for page and limit. */
export const jobsQuery = z.object({
  page: wholeNumber('page', 1, 1_000_000).default(1).describe('The page number, counted from 1.'),
  limit: wholeNumber('limit', 1, MAX_JOBS_PER_PAGE).default(JOBS_PAGE_SIZE).describe('Jobs per page: 1 to 50.'),
  location: text(200).default('').describe('Only jobs whose location contains these words.'),
  minSalary: salaryBound('minSalary').describe('Minimum salary a year, in `currency`.'),
  maxSalary: salaryBound('maxSalary').describe('Maximum salary a year, in `currency`.'),
  currency: z
    .string()
    .regex(/^(?:[A-Z]{3})?$/, 'currency must be a code of three capital letters, such as EUR.')
    .default('')
    .describe('The currency of the salary bounds: one of `currencies` in the response, USD by default.'),
  search: text(200).default('').describe('Only jobs with these words in their title, company or description.'),
  remote: z
    .enum(['true', 'false', ''], 'remote must be true or false.')
    .default('')
    .describe('Only jobs that are remote, or only those that are not.'),
  place: text(200).default('').describe('Only jobs whose location contains these words, in addition to location.'),
  employmentType: z
    .enum([...EMPLOYMENT_TYPES, ''], `employmentType must be one of ${EMPLOYMENT_TYPES.join(', ')}.`)
    .default('')
    .describe('Only jobs of this kind of employment.'),
  sort: z
    .enum([...JOB_ORDERS, ''], `sort must be one of ${JOB_ORDERS.join(', ')}.`)
    .default('')
    .describe('Best match, newest, or highest salary first. By default recommendations by match, all jobs by date.'),
  show: z
    .enum([...JOB_SELECTIONS, ''], `show must be one of ${JOB_SELECTIONS.join(', ')}.`)
    .default('')
    .describe(
      'Only jobs that are new since the last visit, that are among the applications, or that are hidden. Hidden jobs ' +
        'are left out otherwise.',
    ),
});
export type JobsQuery = z.infer<typeof jobsQuery>;

const jobs = z.array(job);
/** The number of jobs that a salary filter excluded because they have no salary that it can compare. */
const withoutSalary = z.int().nonnegative();

/** The currencies that salaries can be filtered in, US dollars first. */
const currencies = z.array(currencyCode);

/** The number of jobs in the list that are new since the user's last visit. */
const newCount = z.int().nonnegative();
/**
 * The sequential number of the newest open job, which the client sends when it records a visit. -1 if there is none.
 */
const newest = z.int().gte(-1);

/** GET /jobs/user/{uid} (spec section 7). */
export const recommendedJobs = z
  .object({
    success: z.literal(true),
    data: z.object({ jobs, total: z.int(), totalPages: z.int(), withoutSalary, currencies, newCount, newest }),
  })
  .meta({ id: 'RecommendedJobs' });
export type RecommendedJobs = z.infer<typeof recommendedJobs>;

/** GET /jobs/allJobs (spec section 7). */
export const allJobs = z
  .object({
    success: z.literal(true),
    data: z.object({
      jobs,
      pagination: z.object({ total: z.int(), pages: z.int() }),
      withoutSalary,
      currencies,
      newCount,
      newest,
    }),
  })
  .meta({ id: 'AllJobs' });
export type AllJobs = z.infer<typeof allJobs>;

/** PUT /jobs/user/{uid}/visit: the user has seen a list of jobs. `newest` is that of the list. */
export const recordVisitBody = z.strictObject({ newest: z.int('Please send the number of the newest job.').gte(-1) });

/** The response to a visit. */
export const visitRecorded = z.object({ success: z.literal(true), data: jobVisit });

/** Why a job has no match: there is no profile, or the match could not be computed in time. */
export const noMatch = z.enum(['no-profile', 'not-ready']);
export type NoMatch = z.infer<typeof noMatch>;

const explainedJob = z
  .object({ job, match: matchExplanation.optional(), noMatch: noMatch.optional() })
  .refine((details) => (details.match === undefined) !== (details.noMatch === undefined), {
    error: 'Exactly one of match and noMatch is required.',
  });

/** GET /jobs/{jobId}: the job with its match explanation, or the reason why there is none. */
export const jobDetails = z.object({ success: z.literal(true), data: explainedJob }).meta({ id: 'JobDetails' });
export type JobDetails = z.infer<typeof jobDetails>;

/** GET /events/all/{uid}. */
export const careerEvents = z
  .object({ success: z.literal(true), data: z.array(careerEvent) })
  .meta({ id: 'CareerEvents' });
export type CareerEvents = z.infer<typeof careerEvents>;
