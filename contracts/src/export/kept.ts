import { z } from 'zod';
import { workFailure } from '../work/work.js';

/** One entry of recordings.json: a recording as far as it is still kept. */
export const exportedRecording = z.strictObject({
  uploadId: z.string(),
  /** Where its sound is: the parts that are kept, one after another; null where none is. */
  file: z.string().nullable(),
  bytes: z.int().nonnegative(),
  /** Of how many parts it consists; null where that is not known any more. */
  total: z.int().positive().nullable(),
  parts: z.array(z.strictObject({ index: z.int().nonnegative(), bytes: z.int(), keptAt: z.iso.datetime() })),
  /** The places of parts that never came, or are gone. */
  missing: z.array(z.int().nonnegative()),
  complete: z.boolean(),
  lastTouchedAt: z.iso.datetime().nullable(),
});
export type ExportedRecording = z.infer<typeof exportedRecording>;

/** One entry of suggestions.json: what was asked of the helpers in the background, and what came of it. */
export const exportedSuggestion = z.strictObject({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  askedAt: z.iso.datetime(),
  /** When nobody waits for it any more. */
  until: z.iso.datetime(),
  input: z.json(),
  /** Null unless it is done. */
  result: z.json(),
  failure: workFailure.or(z.string()).nullable(),
});
export type ExportedSuggestion = z.infer<typeof exportedSuggestion>;

/** One entry of outcomes.json: the outcome of a save, kept so that the same request gets the same response. */
export const exportedOutcome = z.strictObject({
  commandId: z.string(),
  keptAt: z.iso.datetime(),
  /** SHA-256 of the request, base64; null where it is kept with the event. */
  request: z.string().nullable(),
  /** The response to a save that changed nothing; null where it follows from the events. */
  answer: z
    .strictObject({
      status: z.int(),
      headers: z.record(z.string(), z.string()),
      body: z.json(),
    })
    .nullable(),
  /** The first and the last event of a save that changed something; null for any other. */
  revisions: z.strictObject({ first: z.int().nonnegative(), last: z.int().nonnegative() }).nullable(),
});
export type ExportedOutcome = z.infer<typeof exportedOutcome>;
