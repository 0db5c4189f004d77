import { z } from 'zod';

/**
 * Why a tail of the log ends. `role-revoked`, `signed-out`: who follows it may no longer. `shutdown`: the process
 * stops, and another one continues. `too-slow`: 1,000 events wait to be sent.
 */
export const TAIL_END_REASONS = ['role-revoked', 'signed-out', 'shutdown', 'too-slow'] as const;
export type TailEndReason = (typeof TAIL_END_REASONS)[number];

/** The data of the last message, `end`, of GET /streams/tail. The data of all others is a `LogEvent`. */
export const tailEnd = z.strictObject({ reason: z.enum(TAIL_END_REASONS) }).meta({ id: 'TailEnd' });
export type TailEnd = z.infer<typeof tailEnd>;
