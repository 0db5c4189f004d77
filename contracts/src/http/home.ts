import { z } from 'zod';
import { nextStep, postingFacts, stage } from '../applications/application.js';
import { careerEvent } from '../career-events/career-event.js';
import { itemId } from '../profile/items.js';
import { job } from '../jobs/job.js';

/** What a profile may lack, most important first. */
export const PROFILE_GAPS = [
  'work',
  'skills',
  'roles',
  'personal',
  'education',
  'locations',
  'salary',
  'work-modes',
  'industries',
  'languages',
] as const;
export type ProfileGap = (typeof PROFILE_GAPS)[number];

/** How complete a profile is in percent, and the next steps, each with the percentage that it adds. */
export const completeness = z.object({
  percentage: z.int().min(0).max(100),
  steps: z.array(z.object({ gap: z.enum(PROFILE_GAPS), percentage: z.int().positive() })),
});
export type Completeness = z.infer<typeof completeness>;

/** Something to do for an application: its next step, or the last day to apply. */
const dueStep = z.object({
  applicationId: itemId,
  /** Null for the last day to apply. */
  stepId: itemId.nullable(),
  stage,
  posting: postingFacts.pick({ title: true, company: true }),
  /** Null for the last day to apply. */
  title: nextStep.shape.title.nullable(),
  due: nextStep.shape.due,
  until: nextStep.shape.until,
});
export type DueStep = z.infer<typeof dueStep>;

/** A change of the profile or of the applications. */
const latestChange = z.object({
  eventId: z.uuid(),
  of: z.enum(['profile', 'applications']),
  at: z.iso.datetime(),
  description: z.string(),
  undoable: z.boolean(),
});
export type LatestChange = z.infer<typeof latestChange>;

/** The number of applications in each stage. */
const stageCounts = z.record(stage, z.int().nonnegative());

/** GET /home/{uid}: what to do next, and what is new. */
export const home = z.object({
  firstName: z.string().nullable(),
  userType: z.string().nullable(),
  completeness,
  applications: z.object({
    counts: stageCounts,
    /** What is overdue or due in the next days, earliest first. */
    due: z.array(dueStep),
  }),
  matches: z.object({
    /** The end of the last visit to the job lists before the current one; null if there was none. */
    since: z.iso.datetime().nullable(),
    /** The number of recommended jobs that arrived after that visit; 0 if there was none. */
    newCount: z.int().nonnegative(),
    /** The best new matches, or the best ones if none is new. Without hidden jobs and those among the applications. */
    jobs: z.array(job),
    /** False while the newest profile is being matched. */
    isReady: z.boolean(),
    /** The number of all open jobs. */
    openCount: z.int().nonnegative(),
  }),
  events: z.object({
    /** True if they are in the places that the user prefers, or online; otherwise they are the next ones anywhere. */
    areNear: z.boolean(),
    items: z.array(careerEvent),
  }),
  /** The latest changes of the profile and the applications, newest first. */
  changes: z.array(latestChange),
});
export type Home = z.infer<typeof home>;
