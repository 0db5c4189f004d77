import { z } from 'zod';
import { actor, eventMetadata, origin } from '../events/metadata.js';
import { profileSections } from '../profile/sections.js';

/**
 * A line of events/*.jsonl: one event as it was recorded, decrypted. In events/access.jsonl, the uids of staff are
 * replaced by their pseudonyms, and `codeHash` is left out.
 */
export const exportedEvent = z.strictObject({
  eventId: z.uuid(),
  /** The position in its stream, from 0. */
  revision: z.int().nonnegative(),
  type: z.string(),
  /** When it happened; the same as `metadata.occurredAt`. */
  at: z.iso.datetime(),
  metadata: eventMetadata,
  /** The payload. Its schema depends on `type` and `metadata.schemaVersion`. */
  data: z.json(),
});
export type ExportedEvent = z.infer<typeof exportedEvent>;

/** One change in history.json: a described event of the profile. */
export const exportedChange = z.strictObject({
  eventId: z.uuid(),
  revision: z.int().nonnegative(),
  at: z.iso.datetime(),
  actor,
  /** Null if the client did not send it. */
  origin: origin.nullable(),
  description: z.string(),
  /** The part of the profile that changed, before and after; null if it was or is empty. */
  before: profileSections.nullable(),
  after: profileSections.nullable(),
});
export type ExportedChange = z.infer<typeof exportedChange>;
