import type { Health } from '@trackrecord/contracts';
import { type Checks, examine, type Logger, route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** GET /health: the state of every part; 200 when all of them serve, else 503. Reasons stay in the log. */
export const getHealth = (checks: Checks, logger: Logger): RequestHandler =>
  route(async () => {
    const { healthy, parts } = await examine(checks);
    if (!healthy) logger.warn({ parts }, 'not healthy');
    const states = Object.fromEntries(Object.entries(parts).map(([name, { status }]) => [name, { status }]));
    return {
      status: healthy ? 200 : 503,
      body: { status: healthy ? 'ok' : 'degraded', parts: states } satisfies Health,
    };
  });
