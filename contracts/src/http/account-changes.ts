import { z } from 'zod';
import { revisionParameter } from './history.js';

/** The size of a page of account changes. */
export const ACCOUNT_CHANGES_PAGE_SIZE = 10;

/** The query of GET /profile/{uid}/account-changes. */
export const accountChangesQuery = z.object({
  before: revisionParameter
    .optional()
    .describe('Only changes with revisions below this one. Pass the `next` of the previous page.'),
});

/** A sign-in, or a change to how the user signs in. */
export const accountChange = z.object({
  revision: z.int().nonnegative(),
  at: z.iso.datetime(),
  /** `start`: changes are recorded since then. */
  kind: z.enum(['start', 'sign-in', 'email', 'password', 'google', 'sign-out']),
  /** What happened, such as `Google linked: ada@gmail.example`. */
  description: z.string(),
});
export type AccountChange = z.infer<typeof accountChange>;

/** GET /profile/{uid}/account-changes: a page of changes, newest first. */
export const accountChanges = z.object({
  items: z.array(accountChange),
  /** Pass as `before` for the next page; null on the last one. */
  next: z.int().nonnegative().nullable(),
});
export type AccountChanges = z.infer<typeof accountChanges>;
