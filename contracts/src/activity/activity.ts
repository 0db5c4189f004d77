import { z } from 'zod';
import { requestOrCorrelationId, programVersion } from '../events/request-context.js';
import { engine } from '../ai/suggestions.js';

export const ACTIVITY_COLLECTION = 'activity_log';

/** How many entries of a person are kept: the newest. */
export const MAX_ACTIVITY_ENTRIES = 200;

/** A machine word such as `precondition-failed`. */
const code = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);

const milliseconds = z.int().nonnegative();

/**
 * What is recorded about a request or job besides its outcome: ids, versions, durations and names of fields, never
 * values (decision 060). Stored encrypted.
 */
export const activityDetails = z.strictObject({
  requestId: requestOrCorrelationId.optional(),
  correlationId: requestOrCorrelationId.optional(),
  commandId: z.uuid().optional(),
  /** Method and path of the endpoint, with the names of its parameters. */
  route: z
    .string()
    .regex(/^[A-Z]+ \/[\w./{}-]{1,120}$/)
    .optional(),
  client: programVersion.optional(),
  /** The `If-Match` of the request. */
  ifMatch: z
    .string()
    .regex(/^("\d{1,18}"|\*)$/)
    .optional(),
  /** The revision of the stream at the time of the response, if the response has it as `ETag`. */
  revision: z.int().nonnegative().optional(),
  /** How long the request or the last attempt of the job took. */
  tookMs: milliseconds.optional(),
  /** The fields with errors. Unknown names are replaced by `?`. */
  paths: z
    .array(z.string().regex(/^[\w.?-]{0,200}$/))
    .max(20)
    .optional(),
  workId: z.uuid().optional(),
  /** The name of the job. */
  workKind: code.optional(),
  engine: engine.optional(),
  attempts: z.int().positive().optional(),
  /** How long the job waited in its queue. */
  waitedMs: milliseconds.optional(),
  /** Why the job failed. */
  failure: code.optional(),
  /** The message that the person was shown, unless it may quote what they sent. */
  sentence: z.string().max(300).optional(),
});
export type ActivityDetails = z.infer<typeof activityDetails>;

/** An entry of the activity log: a refused or failed request, or the outcome of a job. */
export const activityEntry = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    /** `write`: a change; `work`: a suggestion, a transcription or a job; `read`: any other request. */
    kind: z.enum(['write', 'work', 'read']),
    /** `refused`: 4xx; `unavailable`: may work later; `failed`: an error on our side; `ended`: a job succeeded. */
    outcome: z.enum(['refused', 'failed', 'unavailable', 'ended']),
    /** The status of the response; null for a job. */
    status: z.int().nullable(),
    /** The code of the error, or `done`. */
    code,
    ...activityDetails.shape,
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;
