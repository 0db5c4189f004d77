import { z } from 'zod';
import { profile } from './profile.js';

/**
 * The version of the shape below and of the fold that makes it: whoever changes what old events come to, raises it.
 * Snapshots of another version are passed over.
 */
export const SNAPSHOT_VERSION = 1;

/** A folded profile stream as it is kept beside it, with the commands behind its newest events, newest last. */
export const profileSnapshot = z.object({
  profile,
  commands: z.array(z.object({ id: z.uuid(), first: z.int().nonnegative(), last: z.int().nonnegative() })),
});
export type ProfileSnapshot = z.infer<typeof profileSnapshot>;
