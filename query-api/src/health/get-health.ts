import { ENDPOINTS } from '@trackrecord/contracts';
import { type Checks, handle, type Logger } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { sharedExamination } from './shared-examination.js';

/** Retry-After in seconds. */
const RETRY_AFTER = '2';

/** GET /health: the state of every service; 200 if all are up, else 503 with Retry-After. Reasons are only logged. */
export function getHealth(checks: Checks, logger: Logger): RequestHandler {
  const examined = sharedExamination(checks, (parts) => logger.warn({ parts }, 'health check failed'));
  return handle(ENDPOINTS.getHealth, async () => {
    const { healthy, parts } = await examined();
    const states = Object.fromEntries(Object.entries(parts).map(([name, { status }]) => [name, { status }]));
    return healthy
      ? { status: 200, body: { status: 'ok', parts: states } }
      : { status: 503, headers: { 'Retry-After': RETRY_AFTER }, body: { status: 'degraded', parts: states } };
  });
}
