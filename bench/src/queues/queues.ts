import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLogger, WorkQueues } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { formatLoad, measureLoad, runInterleaved } from '../load.js';
import { type Bench, type Figure, createTimeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import { BARE_QUEUE } from './bare-queue.js';

const DURATION_MS = 4_000;
const SHORT_DURATION_MS = 1_000;
const CONCURRENCIES = [1, 64];
const BARE_JOB_TIMEOUT_MS = 10_000;
/** Number of users, each with their own encryption key. */
const USER_COUNT = 64;

const DESCRIPTION =
  'i was responsible for the parcel tracking service in go and postgresql, and i moved our deployments to kubernetes';

const BARE_JOB = 'bare BullMQ job';
const ENHANCE_REQUEST = 'POST /transcription/enhance (rules)';

const resolveMainFile = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

/**
 * Measures enhancing a description with the rule engine over HTTP, including queue and worker, compared with an empty
 * BullMQ job.
 */
export const benchQueues: Bench = async ({ isShort }) => {
  const durationMs = isShort ? SHORT_DURATION_MS : DURATION_MS;
  const logger = createLogger('bench', 'warn');
  const bareQueues = new WorkQueues(testVariable('REDIS_URL'), logger);
  const [server, bareWorker] = await Promise.all([
    startServer(resolveMainFile('enqueue-api')),
    startServer(resolveMainFile('bare-worker')),
  ]);
  const http = new HttpClient(Math.max(...CONCURRENCIES));
  const users = Array.from({ length: USER_COUNT }, () => `bench-${randomUUID()}`);

  const measureBareJobs = (concurrency: number) =>
    measureLoad(concurrency, durationMs, async () => {
      const job = await bareQueues.add({ queue: BARE_QUEUE, name: 'noop', id: randomUUID(), data: {} });
      await bareQueues.waitUntilFinished(BARE_QUEUE, job, BARE_JOB_TIMEOUT_MS);
    });
  const measureEnhancement = (concurrency: number) =>
    // Every description is different.
    measureLoad(concurrency, durationMs, (clientIndex, n) =>
      http.send(
        'POST',
        `${server.url}/api/transcription/enhance`,
        { authorization: `Bearer ${users[clientIndex % USER_COUNT] ?? ''}` },
        { description: `${DESCRIPTION}, part ${String(clientIndex)}.${String(n)}`, context: 'experience' },
      ),
    );
  const figures: Figure[] = [];
  for (const concurrency of CONCURRENCIES) {
    const loads = await runInterleaved({
      [BARE_JOB]: () => measureBareJobs(concurrency),
      [ENHANCE_REQUEST]: () => measureEnhancement(concurrency),
    });
    console.log(`\n${String(concurrency)} in flight`);
    for (const [name, load] of loads) console.log(formatLoad(name, load));
    const getP50 = (name: string) => loads.get(name)?.p50 ?? Number.NaN;
    figures.push(
      createTimeRatio(
        `enhanced description / bare BullMQ job, ${String(concurrency)} in flight`,
        getP50(ENHANCE_REQUEST) / getP50(BARE_JOB),
      ),
    );
  }
  http.close();
  await Promise.all([server.stop(), bareWorker.stop(), bareQueues.close()]);
  return figures;
};
