import { z } from 'zod';

/** The collection of visits to the job lists: one encrypted document per user. */
export const JOB_VISITS_COLLECTION = 'job_visits';

/**
 * When the user saw a list of jobs, and the sequential number of the newest open job at that time; -1 if there was
 * none.
 */
const visitMark = z.object({ at: z.iso.datetime(), newest: z.int().gte(-1) });
export type VisitMark = z.infer<typeof visitMark>;

/**
 * The visits of a user to the job lists: when a list was last seen in the current visit, and in the visit before it
 * (`previous`; null on the first visit).
 */
export const jobVisit = z.object({ previous: visitMark.nullable(), current: visitMark });
export type JobVisit = z.infer<typeof jobVisit>;
