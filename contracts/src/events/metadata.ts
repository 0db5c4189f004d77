import { z } from 'zod';
import { requestContext } from './request-context.js';
import { STAFF_ROLES } from '../staff/roles.js';

/** How a change was made, if the client says so. */
export const ORIGINS = ['typed', 'dictated', 'suggested', 'imported'] as const;

export const origin = z.enum(ORIGINS);
export type Origin = z.infer<typeof origin>;

/** In which role a change was made: a user's own, a role of staff, a service, or the command line of a server. */
export const ACTOR_ROLES = ['user', ...STAFF_ROLES, 'system', 'host'] as const;

/** Who made the change. It has ids only, no names or addresses. */
export const actor = z.object({ uid: z.string().min(1), role: z.enum(ACTOR_ROLES) });
export type Actor = z.infer<typeof actor>;

/** The unencrypted metadata of every event. */
export const eventMetadata = z.object({
  schemaVersion: z.int().positive(),
  actor,
  commandId: z.uuid(),
  correlationId: z.string().min(1).max(200),
  causationId: z.string().min(1).max(200),
  /** When the change was made, by the clock of the server that handled the command. */
  occurredAt: z.iso.datetime(),
  origin: origin.optional(),
  /** A keyed hash of the request, if the client sent an idempotency key (decision 043). */
  requestHash: z.string().max(64).optional(),
  /**
   * The command appended more events after this one, so a reader that stops here has seen only a part of the change.
   */
  hasNext: z.literal(true).optional(),
  ...requestContext.shape,
});
export type EventMetadata = z.infer<typeof eventMetadata>;

/** What all events of a command have in common. The version of an event depends on its type. */
export type CommandMetadata = Omit<EventMetadata, 'schemaVersion'>;
