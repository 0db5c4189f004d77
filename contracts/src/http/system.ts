import { z } from 'zod';
import { publicHealthReason } from '../operations/health-reason.js';
import { plainErrorBody } from './errors.js';

/** GET /health: the status of the stack and of each part by name. A part with a warning still serves requests. */
export const health = z
  .object({
    status: z.enum(['ok', 'degraded']),
    parts: z.record(
      z.string(),
      z.object({ status: z.enum(['ok', 'warning', 'down']), reason: publicHealthReason.optional() }),
    ),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

/** GET /health while a part is unhealthy: the statuses, or an error if they cannot be read. */
export const unhealthy = z.union([health, plainErrorBody]).meta({ id: 'NotHealthy' });

/** GET /operator: who operates the site. Null if that is not configured. */
export const operator = z
  .object({
    name: z.string().nullable(),
    /** The postal address, in one or more lines. */
    address: z.string().nullable(),
    email: z.string().nullable(),
  })
  .meta({ id: 'Operator' });
export type Operator = z.infer<typeof operator>;

/** `/config.json`: the browser's configuration, loaded at startup, so that one build serves every environment. */
export const runtimeConfig = z.object({
  environment: z.string(),
  apiBaseUrl: z.string(),
  cvBaseUrl: z.string(),
  authEmulator: z.boolean(),
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
