import { z } from 'zod';
import { actor, origin } from '../events/metadata.js';
import { profileSections } from '../profile/sections.js';

/** A reference to a change, with its description. */
const changeReference = z.object({
  eventId: z.uuid(),
  revision: z.int().nonnegative(),
  description: z.string(),
});
export type ChangeReference = z.infer<typeof changeReference>;

/**
 * One change in the history of a profile. `before` and `after` hold the part of the profile that changed: one section,
 * of a list only the changed items (all items if their order changed). They are null if that part was or is empty.
 */
export const historyItem = changeReference
  .extend({
    at: z.iso.datetime(),
    actor,
    origin: origin.nullable(),
    before: profileSections.nullable(),
    after: profileSections.nullable(),
    /** True if the change can be undone in the current profile. */
    undoable: z.boolean(),
    /** Why it cannot be undone, as a message to the user; null if it can. */
    obstacle: z.string().nullable(),
    /** The later changes that prevent the undo, oldest first; only the newest few if there are many. */
    blockedBy: z.array(changeReference),
    /** The number of changes that prevent the undo. */
    blocking: z.int().nonnegative(),
  })
  .meta({ id: 'PastChange' });
export type HistoryItem = z.infer<typeof historyItem>;

/** The page size of the history. */
export const HISTORY_PAGE_SIZE = 20;

/**
 * GET /profile/{uid}/history?before=: changes with revisions below `before`, newest first. `next` is the `before` of
 * the next page, null on the last one; `revision` is that of the current profile.
 */
export const profileHistory = z
  .object({
    items: z.array(historyItem),
    next: z.int().positive().nullable(),
    revision: z.int().nonnegative(),
  })
  .meta({ id: 'ProfileHistory' });
export type ProfileHistory = z.infer<typeof profileHistory>;

/** A revision in a query. */
export const revisionParameter = z
  .string()
  .regex(/^\d{1,15}$/, 'The revision must be a whole number.')
  .transform(Number);

/** The query of GET /profile/{uid}/history. */
export const historyQuery = z.object({
  before: revisionParameter
    .optional()
    .describe('Only changes with revisions below this one. Pass the `next` of the previous page.'),
});

/** The query of GET /profile/{uid}: reads the profile at a past revision or time. */
export const profileQuery = z
  .object({
    revision: revisionParameter.optional().describe('The profile as it was at this revision.'),
    at: z.iso
      .datetime({ offset: true, error: 'The time must be an ISO date and time.' })
      .optional()
      .describe('The profile as it was at this time. Cannot be combined with `revision`.'),
  })
  .refine((query) => query.revision === undefined || query.at === undefined, {
    error: 'Please give a revision or a time, not both.',
  });

/** POST /profile/{uid}/history/{eventId}/undo has an empty body and returns the profile. */
export const undoBody = z.strictObject({}).meta({ id: 'UndoChange' });
