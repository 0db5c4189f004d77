import { z } from 'zod';
import { workFailure } from '../work/work.js';

/** One entry of recordings.json: a recording that is still stored, complete or not. */
export const exportedRecording = z.strictObject({
  uploadId: z.string(),
  /** The file with its audio, made of the stored parts in order; null if none is stored. */
  file: z.string().nullable(),
  bytes: z.int().nonnegative(),
  /** The number of parts; null if it is no longer known. */
  total: z.int().positive().nullable(),
  parts: z.array(z.strictObject({ index: z.int().nonnegative(), bytes: z.int(), keptAt: z.iso.datetime() })),
  /** The indexes of parts that were never received or are deleted. */
  missing: z.array(z.int().nonnegative()),
  complete: z.boolean(),
  lastTouchedAt: z.iso.datetime().nullable(),
});
export type ExportedRecording = z.infer<typeof exportedRecording>;

/** One entry of suggestions.json: a request to a background worker, and its result. */
export const exportedSuggestion = z.strictObject({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  askedAt: z.iso.datetime(),
  /** When the request expires. */
  until: z.iso.datetime(),
  input: z.json(),
  /** Null unless `state` is `done`. */
  result: z.json(),
  failure: workFailure.or(z.string()).nullable(),
});
export type ExportedSuggestion = z.infer<typeof exportedSuggestion>;

/** One entry of outcomes.json: the outcome of a save, stored so that a repeated request gets the same response. */
export const exportedOutcome = z.strictObject({
  commandId: z.string(),
  keptAt: z.iso.datetime(),
  /** SHA-256 of the request, base64; null if it is stored with the event. */
  request: z.string().nullable(),
  /** The response to a save that changed nothing; null if it is derived from the events. */
  answer: z
    .strictObject({
      status: z.int(),
      headers: z.record(z.string(), z.string()),
      body: z.json(),
    })
    .nullable(),
  /** The first and last revision of a save that changed something; null for any other. */
  revisions: z.strictObject({ first: z.int().nonnegative(), last: z.int().nonnegative() }).nullable(),
});
export type ExportedOutcome = z.infer<typeof exportedOutcome>;
