import { ENDPOINTS, toPublicHealthReason } from '@trackrecord/contracts';
import { type Checks, handle, type Logger } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { cacheChecks } from './cached-checks.js';

/** The Retry-After of the 503 response. */
const RETRY_AFTER_SECONDS = '2';
/** The timeout of the check of another service. */
const TARGET_TIMEOUT_MS = 2_000;

/**
 * GET /health: the state of every service; 200 if all are up, else 503 with Retry-After. Reasons that could name hosts or
 * data are only logged.
 */
export function getHealth(checks: Checks, logger: Logger): RequestHandler {
  const check = cacheChecks(checks, (parts) => logger.warn({ parts }, 'health check failed'));
  return handle(ENDPOINTS.getHealth, async () => {
    const { healthy, parts } = await check();
    const states = Object.fromEntries(
      Object.entries(parts).map(([name, { status, reason }]) => {
        const publicReason = toPublicHealthReason(reason);
        return [name, { status, ...(publicReason && { reason: publicReason }) }];
      }),
    );
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
  const { status, parts } = readTargetHealth(await response.text());
  if (response.ok) return status === 'warning' ? 'warning' : undefined;
  const publicReason = Object.values(parts)
    .map(({ reason }) => toPublicHealthReason(reason))
    .find(Boolean);
  throw new Error(publicReason ?? `responded with ${response.status}`);
}

/** What is read of a service's `/readyz`; nothing of what else is at such an address. */
const targetHealth = z.object({
  status: z.string().catch(''),
  parts: z.record(z.string(), z.object({ reason: z.string().optional().catch(undefined) })).catch({}),
});

function readTargetHealth(body: string): z.infer<typeof targetHealth> {
  try {
    return targetHealth.parse(JSON.parse(body));
  } catch {
    return { status: '', parts: {} };
  }
}
