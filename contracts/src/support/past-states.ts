import { z } from 'zod';
import { activityEntry } from '../activity/activity.js';
import { revisionParameter } from '../http/history.js';
import { profileSections } from '../profile/sections.js';

/** The maximum number of events between two compared revisions. */
export const MAX_COMPARED_EVENTS = 5_000;

/** The query of GET /support/people/{uid}/diff: two revisions of the profile, `from` before `to`. */
export const diffQuery = z
  .strictObject({
    from: revisionParameter.describe('The older revision.'),
    to: revisionParameter.describe('The newer revision.'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'The second revision must be later than the first.' })
  .refine(({ from, to }) => to - from <= MAX_COMPARED_EVENTS, {
    path: ['to'],
    error: `Please compare at most ${String(MAX_COMPARED_EVENTS)} events.`,
  });

/**
 * GET /support/people/{uid}/diff: the sections that differ. `before` and `after` hold the whole section. `before` is
 * null if the section did not exist, `after` if it no longer exists. Replacing each `before` with its `after` gives the
 * newer profile.
 */
export const profileDiff = z
  .strictObject({
    sections: z.array(
      z.strictObject({
        section: profileSections.keyof(),
        before: profileSections.nullable(),
        after: profileSections.nullable(),
      }),
    ),
    /** The descriptions of the changes, oldest first. */
    descriptions: z.array(z.string()),
    /** The number of events between the revisions. */
    events: z.int().nonnegative(),
  })
  .meta({ id: 'ProfileDiff' });
export type ProfileDiff = z.infer<typeof profileDiff>;

/** The query of reads of one revision. */
export const pastRevisionQuery = z.strictObject({
  revision: revisionParameter.optional().describe('The revision to read; the newest by default.'),
});

/** GET /support/people/{uid}/activity: refused and failed requests and outcomes of jobs, newest first. */
export const personActivity = z
  .strictObject({
    items: z.array(activityEntry),
    /** The `before` of the next page; null on the last one. */
    next: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PersonActivity' });
export type PersonActivity = z.infer<typeof personActivity>;
