import { z } from 'zod';

/** A request id or correlation id. */
export const requestOrCorrelationId = z.string().regex(/^[\w-]{1,64}$/);

/** A program and its version, such as `web/0.2.0+abc1234` or `command-api/0.2.0+abc1234`. */
export const programVersion = z.string().regex(/^[\w.+/-]{1,40}$/);

/** What a saved text or change came from: a kind and an id, such as `work:<X-Work-Id>`. */
export const originRef = z
  .string()
  .regex(/^(work|event|proposal|import):[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/);

/** A `traceparent` of W3C Trace Context, version 00. Ids of zeros only are invalid. */
export const traceparent = z.string().regex(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/);

/**
 * What is recorded about the request behind a change, in the metadata of its events (decision 060). It contains ids and
 * versions, never texts.
 */
export const requestContext = z.object({
  requestId: requestOrCorrelationId.optional(),
  /** The program that sent the request. */
  client: programVersion.optional(),
  /** The service that handled it. */
  server: programVersion.optional(),
  originRef: originRef.optional(),
  trace: traceparent.optional(),
});
export type RequestContext = z.infer<typeof requestContext>;

/** The ids that a background job takes over from the request or the event that led to it. */
export const jobContext = z.object({
  correlationId: requestOrCorrelationId.optional(),
  /** The id of the event that led to it. */
  causationId: z.uuid().optional(),
  trace: traceparent.optional(),
});
export type JobContext = z.infer<typeof jobContext>;
