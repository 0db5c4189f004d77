import { ENDPOINTS } from '@trackrecord/contracts';
import { type Checks, handle, type Logger } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { cacheChecks } from './cached-checks.js';

/** The Retry-After of the 503 response. */
const RETRY_AFTER_SECONDS = '2';
/** The timeout of the check of another service. */
const TARGET_TIMEOUT_MS = 2_000;

/** GET /health: the state of every service; 200 if all are up, else 503 with Retry-After. Reasons are only logged. */
export function getHealth(checks: Checks, logger: Logger): RequestHandler {
  const check = cacheChecks(checks, (parts) => logger.warn({ parts }, 'health check failed'));
  return handle(ENDPOINTS.getHealth, async () => {
    const { healthy, parts } = await check();
    const states = Object.fromEntries(Object.entries(parts).map(([name, { status }]) => [name, { status }]));
    return healthy
      ? { status: 200, body: { status: 'ok', parts: states } }
      : { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS }, body: { status: 'degraded', parts: states } };
  });
}

/**
 * Creates checks of other services from a list such as `command-api=http://host:1/readyz`. A service must respond with
 * a success status; the body `{"status":"warning"}` reports a warning. An open port is not enough, because a
 * suspended process (SIGSTOP) still accepts connections.
 */
export function createTargetChecks(list: string): Checks {
  const parts = list.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', address = ''] = part.split(/=(.*)/s).map((piece) => piece.trim());
      return [name, () => checkTarget(address)];
    }),
  );
}

async function checkTarget(address: string): Promise<'warning' | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TARGET_TIMEOUT_MS) });
  const body = await response.text();
  if (!response.ok) throw new Error(`responded with ${response.status}`);
  return hasWarning(body) ? 'warning' : undefined;
}

function hasWarning(body: string): boolean {
  try {
    const response: unknown = JSON.parse(body);
    return typeof response === 'object' && response !== null && 'status' in response && response.status === 'warning';
  } catch {
    return false;
  }
}
