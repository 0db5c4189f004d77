import { z } from 'zod';
import { profile } from './profile.js';

/**
 * The version of the snapshot format and of the reducer. Increment it when you change how old events are applied.
 * Snapshots of other versions are ignored.
 */
export const SNAPSHOT_VERSION = 1;

/** A command: its id, the revisions of the first and the last event that it appended, and when. */
const handledCommand = z.object({
  id: z.uuid(),
  first: z.int().nonnegative(),
  last: z.int().nonnegative(),
  /** Missing, like `requestHash`, in snapshots stored by an older version. */
  at: z.iso.datetime().optional(),
  requestHash: z.string().optional(),
});

/** The part of a snapshot that lists the commands that appended the newest events, newest last. */
export const handledCommands = z.object({ commands: z.array(handledCommand) });

/** A snapshot of a profile stream. */
export const profileSnapshot = handledCommands.extend({ profile });
