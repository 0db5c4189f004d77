import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLogger, WorkQueues } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { formatLoad, measureLoad, runInterleaved } from '../load.js';
import { type Bench, type Figure, timeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import { BARE_QUEUE } from './bare-queue.js';

const DURATION_MS = 4_000;
const SHORT_DURATION_MS = 1_000;
const CONCURRENCIES = [1, 64];
/** Number of users, each with their own key. No request is sent twice. */
const USERS = 64;

const DESCRIPTION =
  'i was responsible for the parcel tracking service in go and postgresql, and i moved our deployments to kubernetes';

const BARE = "BullMQ's bare round trip";
const ENHANCE = 'POST /transcription/enhance (rules)';

const main = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

/**
 * Measures enhancing a description with the rule engine over HTTP, including queue and worker, compared with an empty
 * BullMQ job.
 */
export const queues: Bench = async ({ short }) => {
  const durationMs = short ? SHORT_DURATION_MS : DURATION_MS;
  const logger = createLogger('bench', 'warn');
  const bare = new WorkQueues(testVariable('REDIS_URL'), logger);
  const [server, worker] = await Promise.all([startServer(main('enqueue-api')), startServer(main('bare-worker'))]);
  const http = new HttpClient(Math.max(...CONCURRENCIES));
  const users = Array.from({ length: USERS }, () => `bench-${randomUUID()}`);

  const bareJobs = (concurrency: number) =>
    measureLoad(concurrency, durationMs, async () => {
      const job = await bare.add({ queue: BARE_QUEUE, name: 'nothing', id: randomUUID(), data: {} });
      await bare.waitUntilFinished(BARE_QUEUE, job, 10_000);
    });
  const enhance = (concurrency: number) =>
    measureLoad(concurrency, durationMs, (one, n) =>
      http.send(
        'POST',
        `${server.url}/api/transcription/enhance`,
        { authorization: `Bearer ${users[one % USERS] ?? ''}` },
        { description: `${DESCRIPTION}, part ${String(one)}.${String(n)}`, context: 'experience' },
      ),
    );
  const figures: Figure[] = [];
  for (const concurrency of CONCURRENCIES) {
    const loads = await runInterleaved({ [BARE]: () => bareJobs(concurrency), [ENHANCE]: () => enhance(concurrency) });
    console.log(`\n${String(concurrency)} in flight`);
    for (const [name, found] of loads) console.log(formatLoad(name, found));
    const p50 = (name: string) => loads.get(name)?.p50 ?? Number.NaN;
    figures.push(
      timeRatio(`enhanced description / bare BullMQ job, ${String(concurrency)} in flight`, p50(ENHANCE) / p50(BARE)),
    );
  }
  http.close();
  await Promise.all([server.stop(), worker.stop(), bare.close()]);
  return figures;
};
