import { z } from 'zod';
import { plainErrorBody } from './errors.js';

/** GET /health: whether the stack serves, and the state of every part by name. A part with a warning still serves. */
export const health = z.object({
  status: z.enum(['ok', 'degraded']),
  parts: z.record(z.string(), z.object({ status: z.enum(['ok', 'warning', 'down']), reason: z.string().optional() })),
});
export type Health = z.infer<typeof health>;

/** GET /health while a part is unhealthy: the states, or an error if they cannot be read. */
export const unhealthy = z.union([health, plainErrorBody]);
