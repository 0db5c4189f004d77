import { z } from 'zod';
import { storedApplication } from './application.js';
import { savedEvent } from './saved-event.js';

/** Increment this version when older events are applied in another way. Snapshots of other versions are ignored. */
export const APPLICATIONS_SNAPSHOT_VERSION = 1;

/** The part of a snapshot of an applications stream that the domain reads. */
export const applicationsSnapshot = z.object({
  revision: z.int().nonnegative(),
  applications: z.array(storedApplication),
  hiddenPostings: z.array(z.string()),
  /** Older snapshots have neither of these. */
  hiddenCompanies: z.array(z.string()).default([]),
  savedEvents: z.array(savedEvent).default([]),
});
