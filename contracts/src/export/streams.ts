import { z } from 'zod';
import { actor, eventMetadata, origin } from '../events/metadata.js';
import { profileSections } from '../profile/sections.js';

/** A line of events/*.jsonl: one event as it was recorded, decrypted. */
export const exportedEvent = z.strictObject({
  eventId: z.uuid(),
  /** Its place in its stream, from 0. */
  revision: z.int().nonnegative(),
  type: z.string(),
  /** When it happened; the same as `metadata.occurredAt`. */
  at: z.iso.datetime(),
  metadata: eventMetadata,
  /** What happened: its shape goes by `type` and `metadata.schemaVersion`. */
  data: z.json(),
});
export type ExportedEvent = z.infer<typeof exportedEvent>;

/** One change of history.json: an event of the profile as a person reads it. */
export const exportedChange = z.strictObject({
  eventId: z.uuid(),
  revision: z.int().nonnegative(),
  at: z.iso.datetime(),
  actor,
  /** Null where the client did not say how it came about. */
  origin: origin.nullable(),
  words: z.string(),
  /** The part of the profile that it changed, before and after; null where there was or is nothing. */
  before: profileSections.nullable(),
  after: profileSections.nullable(),
});
export type ExportedChange = z.infer<typeof exportedChange>;
