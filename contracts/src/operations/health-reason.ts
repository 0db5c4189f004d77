import { z } from 'zod';

export const REDIS_OUT_OF_MEMORY = 'Redis is out of memory.';
export const SCHEDULES_MISSING = 'The schedules of background work are missing.';
/** Reasons that everyone may read. Other reasons could name hosts or data, so they are only logged. */
export const publicHealthReason = z.enum([REDIS_OUT_OF_MEMORY, SCHEDULES_MISSING]);

/** Returns the reason if everyone may read it. */
export const toPublicHealthReason = (reason: unknown): z.infer<typeof publicHealthReason> | undefined =>
  publicHealthReason.safeParse(reason).data;
