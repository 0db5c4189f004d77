import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLogger, WorkQueues } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { load, row, runInTurns } from '../load.js';
import { type Bench, type Figure, timeRatio } from '../runner/figure.js';
import { startServer } from '../server-under-load.js';
import { BARE_QUEUE } from './bare-queue.js';

const DURATION = 4_000;
const SHORT_DURATION = 1_000;
const IN_FLIGHT = [1, 64];
/** Number of users, each with their own key. No request is sent twice. */
const PEOPLE = 64;

const DESCRIPTION =
  'i was responsible for the parcel tracking service in go and postgresql, and i moved our deployments to kubernetes';

const BARE = "BullMQ's bare round trip";
const ENHANCE = 'POST /transcription/enhance (rules)';

const main = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

/**
 * Measures enhancing a description with the rule engine over HTTP, including queue and worker, compared with an empty BullMQ
 * job.
 */
export const queues: Bench = async ({ short }) => {
  const duration = short ? SHORT_DURATION : DURATION;
  const logger = createLogger('bench', 'warn');
  const bare = new WorkQueues(testVariable('REDIS_URL'), logger);
  const [server, worker] = await Promise.all([startServer(main('ours')), startServer(main('bare-worker'))]);
  const http = new HttpClient(Math.max(...IN_FLIGHT));
  const people = Array.from({ length: PEOPLE }, () => `bench-${randomUUID()}`);

  const bareJobs = (flight: number) =>
    load(flight, duration, async () => {
      const job = await bare.add({ queue: BARE_QUEUE, name: 'nothing', id: randomUUID(), data: {} });
      await bare.ended(BARE_QUEUE, job, 10_000);
    });
  const enhance = (flight: number) =>
    load(flight, duration, (one, n) =>
      http.send(
        'POST',
        `${server.url}/api/transcription/enhance`,
        { authorization: `Bearer ${people[one % PEOPLE] ?? ''}` },
        { description: `${DESCRIPTION}, part ${String(one)}.${String(n)}`, context: 'experience' },
      ),
    );
  const figures: Figure[] = [];
  for (const flight of IN_FLIGHT) {
    const loads = await runInTurns({ [BARE]: () => bareJobs(flight), [ENHANCE]: () => enhance(flight) });
    console.log(`\n${String(flight)} in flight`);
    for (const [name, found] of loads) console.log(row(name, found));
    const p50 = (name: string) => loads.get(name)?.p50 ?? Number.NaN;
    figures.push(
      timeRatio(`enhanced description / bare BullMQ job, ${String(flight)} in flight`, p50(ENHANCE) / p50(BARE)),
    );
  }
  http.close();
  await Promise.all([server.stop(), worker.stop(), bare.close()]);
  return figures;
};
