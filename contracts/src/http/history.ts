import { z } from 'zod';
import { actor, origin } from '../events/metadata.js';
import { profileSections } from '../profile/sections.js';

/** A change by what names it, in words. */
const namedChange = z.object({
  eventId: z.uuid(),
  revision: z.int().nonnegative(),
  words: z.string(),
});
export type NamedChange = z.infer<typeof namedChange>;

/**
 * One event of a profile as a person reads it (design.md section 4). `before` and `after` hold the part of the profile
 * that it changed: one section, of a list only the items concerned (all of them where their order changed). They are
 * null where there was or is nothing.
 */
export const pastChange = namedChange.extend({
  at: z.iso.datetime(),
  actor,
  origin: origin.nullable(),
  before: profileSections.nullable(),
  after: profileSections.nullable(),
  /** Whether it can be taken back as the profile is now. */
  undoable: z.boolean(),
  /** Why it cannot, for the user; null while it can. */
  obstacle: z.string().nullable(),
  /** The later changes that stand in the way, oldest first; of many the newest few. */
  blockedBy: z.array(namedChange),
  /** How many there are. */
  blocking: z.int().nonnegative(),
});
export type PastChange = z.infer<typeof pastChange>;

/** How many changes a page of the history holds. */
export const HISTORY_PAGE = 20;

/**
 * GET /profile/{uid}/history?before=: changes, newest first, of revisions below `before`. `next` is the `before` of the
 * next page, null on the last; `revision` is that of the profile now.
 */
export const profileHistory = z.object({
  items: z.array(pastChange),
  next: z.int().positive().nullable(),
  revision: z.int().nonnegative(),
});
export type ProfileHistory = z.infer<typeof profileHistory>;

const revision = z
  .string()
  .regex(/^\d{1,15}$/, 'The revision must be a whole number.')
  .transform(Number);

/** The query of GET /profile/{uid}/history. */
export const historyQuery = z.object({
  before: revision.optional().describe('Only changes of revisions below this one: the `next` of a page.'),
});

/** The query of GET /profile/{uid}: the profile as it was at a revision, or at a moment. */
export const profileQuery = z
  .object({
    revision: revision.optional().describe('The profile as it was at this revision.'),
    at: z.iso
      .datetime({ offset: true, error: 'The time must be an ISO date and time.' })
      .optional()
      .describe('The profile as it was at this moment; not together with `revision`.'),
  })
  .refine(({ revision: one, at: other }) => one === undefined || other === undefined, {
    error: 'Please give a revision or a time, not both.',
  });

/** POST /profile/{uid}/history/{eventId}/undo takes no fields. Its answer is the profile. */
export const undoBody = z.strictObject({});
