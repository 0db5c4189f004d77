/**
 * The health check of a service's container: exits with 0 if `/healthz` answers. Docker does not restart unhealthy
 * containers, so a check that finds the service hung for LIVENESS_LIMIT_SECONDS kills it, and Docker restarts the exited
 * container (decision 067). A closed port is not a hang: the service is still starting.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killService } from './healthcheck/kill-service.js';
import { isHung, SilenceFile } from './healthcheck/silence.js';

/** Less than the timeout of the check in docker-compose.yml. */
const TIMEOUT_MS = 5_000;

const { PORT = '3000', MAIN, LIVENESS_LIMIT_SECONDS = '60' } = process.env;
if (!MAIN) throw new Error('MAIN must be the main file of the service');
const silenceFile = new SilenceFile(join(tmpdir(), 'healthcheck-silence.json'));

try {
  const { ok } = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  silenceFile.clear();
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  if (!isTimeout) silenceFile.clear();
  else if (isHung(silenceFile.extend(), Number(LIVENESS_LIMIT_SECONDS))) {
    silenceFile.clear();
    console.error(
      JSON.stringify({ level: 50, name: 'healthcheck', msg: 'no answer to health checks, killing the service' }),
    );
    killService(MAIN);
  }
}
