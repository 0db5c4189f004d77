import { z } from 'zod';
import { requestContext } from '../http/request-context.js';

/** How a change was made, if the client says so (design.md section 3). */
export const ORIGINS = ['typed', 'dictated', 'suggested', 'imported'] as const;

export const origin = z.enum(ORIGINS);
export type Origin = z.infer<typeof origin>;

/** Who made the change. It has ids only, no names or addresses. */
export const actor = z.object({ uid: z.string().min(1), role: z.enum(['user', 'support', 'system']) });
export type Actor = z.infer<typeof actor>;

/** The unencrypted metadata of every event (design.md section 3). */
export const eventMetadata = z.object({
  schemaVersion: z.int().positive(),
  actor,
  commandId: z.uuid(),
  correlationId: z.string().min(1).max(200),
  causationId: z.string().min(1).max(200),
  /** When it happened, by the clock of the server that handled the command. */
  occurredAt: z.iso.datetime(),
  origin: origin.optional(),
  /** A keyed hash of the request, if the client sent an idempotency key (decision 043). */
  requestHash: z.string().max(64).optional(),
  ...requestContext.shape,
});
export type EventMetadata = z.infer<typeof eventMetadata>;
