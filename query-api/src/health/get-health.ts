import type { Health } from '@trackrecord/contracts';
import { type Checks, type Logger, route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { sharedExamination } from './shared-examination.js';

/** GET /health: the state of every part; 200 when all of them serve, else 503. Reasons stay in the log. */
export function getHealth(checks: Checks, logger: Logger): RequestHandler {
  const examined = sharedExamination(checks, (parts) => logger.warn({ parts }, 'not healthy'));
  return route(async () => {
    const { healthy, parts } = await examined();
    const states = Object.fromEntries(Object.entries(parts).map(([name, { status }]) => [name, { status }]));
    return {
      status: healthy ? 200 : 503,
      body: { status: healthy ? 'ok' : 'degraded', parts: states } satisfies Health,
    };
  });
}
