import { z } from 'zod';

/** The collection of visits to the job lists: one encrypted document per user. */
export const JOB_VISITS_COLLECTION = 'job_visits';

/** When the user saw a list of jobs, and the number of the newest job then. */
const visitMark = z.object({ at: z.iso.datetime(), newest: z.int().gte(-1) });
export type VisitMark = z.infer<typeof visitMark>;

/** The current visit of a user to the job lists, and the end of the one before; null on the first visit. */
export const jobVisit = z.object({ previous: visitMark.nullable(), current: visitMark });
export type JobVisit = z.infer<typeof jobVisit>;
