import { z } from 'zod';
import { profile } from './profile.js';

/**
 * The version of the shape below and of the fold that makes it: whoever changes what old events come to, raises it.
 * Snapshots of another version are passed over.
 */
export const SNAPSHOT_VERSION = 1;

const handledCommand = z.object({
  id: z.uuid(),
  first: z.int().nonnegative(),
  last: z.int().nonnegative(),
  /** Missing where it was stored by an older version, as the next one. */
  at: z.iso.datetime().optional(),
  requestHash: z.string().optional(),
});

/** The part of a snapshot that says which commands led to the newest events, newest last. */
export const handledCommands = z.object({ commands: z.array(handledCommand) });

/** A snapshot of a profile stream. */
export const profileSnapshot = handledCommands.extend({ profile });
