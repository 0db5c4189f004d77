import { z } from 'zod';
import { logFilters } from './stream-log.js';

/** The most tails of a process. */
export const MAX_TAILS = 20;
/** How many events may wait for a client that reads slowly. Then its tail ends. */
export const MAX_WAITING_EVENTS = 1_000;

/** The query of GET /streams/tail. An event has to match both filters. */
export const tailQuery = logFilters.pick({ type: true, category: true });
export type TailFilters = z.output<typeof tailQuery>;

/**
 * Why a tail ends. `revoked`: the role or the sign-in ended. `expired`: so did the token; connect with a new one.
 * `shutdown`: the server stops. `slow`: too many events waited. `unavailable`: the log cannot be read any further. After
 * all but the first, `Last-Event-ID` continues without a gap.
 */
export const TAIL_END_REASONS = ['revoked', 'expired', 'shutdown', 'slow', 'unavailable'] as const;
export type TailEndReason = (typeof TAIL_END_REASONS)[number];

/** The data of the message `end`. */
export const tailEnd = z.strictObject({ reason: z.enum(TAIL_END_REASONS) }).meta({ id: 'TailEnd' });
export type TailEnd = z.infer<typeof tailEnd>;
