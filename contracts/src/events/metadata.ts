import { z } from 'zod';

/** Where a change came from, as far as the client says so (design.md section 3). */
export const ORIGINS = ['typed', 'dictated', 'suggested', 'imported'] as const;

export const origin = z.enum(ORIGINS);
export type Origin = z.infer<typeof origin>;

/** Who made the change; holds ids only, never a name or an address. */
export const actor = z.object({ uid: z.string().min(1), role: z.enum(['user', 'support', 'system']) });
export type Actor = z.infer<typeof actor>;

/** The metadata every event carries in clear (design.md section 3). */
export const eventMetadata = z.object({
  schemaVersion: z.int().positive(),
  actor,
  commandId: z.uuid(),
  correlationId: z.string().min(1).max(200),
  causationId: z.string().min(1).max(200),
  /** When it happened, by the clock of the server that decided it. */
  occurredAt: z.iso.datetime(),
  origin: origin.optional(),
  /** The request behind a command that its client named, hashed with the person's key (decision 043). */
  requestHash: z.string().max(64).optional(),
});
export type EventMetadata = z.infer<typeof eventMetadata>;
