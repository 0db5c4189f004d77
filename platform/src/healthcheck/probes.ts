import { type Health, type ProcessReport, toPublicHealthReason } from '@trackrecord/contracts';
import { Router } from 'express';
import { withDeadline } from '../lifecycle/shutdown.js';
import type { Metrics } from '../metrics/metrics.js';

/** Less than the request timeout, so that the response can name the part that does not respond. */
const CHECK_TIMEOUT_MS = 3_000;

/** The reason may be one that only the log shows. */
type PartHealth = Pick<Health['parts'][string], 'status'> & { readonly reason?: string };

/** Checks by name. A check throws if its part is down, and returns `warning` if it works but needs attention. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs all checks and returns the health of each part, with the reason if it is down. */
export async function runChecks(checks: Checks): Promise<{ healthy: boolean; parts: Record<string, PartHealth> }> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<[string, PartHealth]> => {
      try {
        const status = (await withDeadline(check(), CHECK_TIMEOUT_MS, name)) === 'warning' ? 'warning' : 'ok';
        return [name, { status }];
      } catch (error) {
        return [name, { status: 'down', reason: error instanceof Error ? error.message : String(error) }];
      }
    }),
  );
  const healthy = parts.every(([, { status }]) => status !== 'down');
  return { healthy, parts: Object.fromEntries(parts) };
}

/** Serves /healthz (liveness), /readyz (readiness) and /metrics. */
export class Probes {
  readonly router = Router();
  #isReady = true;

  constructor(
    metrics: Metrics,
    private readonly checks: Checks,
  ) {
    this.router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
    this.router.get('/readyz', async (_request, response) => {
      const { healthy, parts } = await runChecks(checks);
      const hasWarning = Object.values(parts).some(({ status }) => status === 'warning');
      const status = !healthy ? 'down' : hasWarning ? 'warning' : 'ok';
      response.status(healthy && this.#isReady ? 200 : 503).json({ status, parts });
    });
    this.router.get('/metrics', async (_request, response) => {
      response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  }

  /** Runs the checks, and returns what the process reports of them. */
  async read(): Promise<Pick<ProcessReport, 'isReady' | 'failing' | 'warnings' | 'reason'>> {
    const { healthy, parts } = await runChecks(this.checks);
    const findNames = (wanted: PartHealth['status']) =>
      Object.entries(parts).flatMap(([name, { status }]) => (status === wanted ? [name] : []));
    const reasons = Object.values(parts).map(({ reason }) => toPublicHealthReason(reason));
    return {
      isReady: healthy && this.#isReady,
      failing: findNames('down'),
      warnings: findNames('warning'),
      reason: reasons.find(Boolean) ?? null,
    };
  }

  /** Marks the process as not ready: the first step of a shutdown. */
  markNotReady(): void {
    this.#isReady = false;
  }
}
