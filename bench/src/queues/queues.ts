import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLogger, WorkQueues } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { type Load, load, middle, row } from '../load.js';
import { startServer } from '../server-under-load.js';
import { BARE_QUEUE } from './bare-queue.js';

const DURATION = 4_000;
/** The contenders take turns and the middle round counts, so that what else the machine does hits them alike. */
const ROUNDS = 3;
const IN_FLIGHT = [1, 64];
/** So many people ask; each has a key of their own, and nothing is asked twice. */
const PEOPLE = 64;

const DESCRIPTION =
  'i was responsible for the parcel tracking service in go and postgresql, and i moved our deployments to kubernetes';

const main = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

/**
 * What it takes to have a description enhanced over HTTP by the rules engine, queue and worker included, beside a job of
 * BullMQ that does nothing, in the same run. Prints both; there is no limit on either.
 */
export async function queues(): Promise<void> {
  const logger = createLogger('bench', 'warn');
  const bare = new WorkQueues(testVariable('REDIS_URL'), logger);
  const [server, worker] = await Promise.all([startServer(main('ours')), startServer(main('bare-worker'))]);
  const http = new HttpClient(Math.max(...IN_FLIGHT));
  const people = Array.from({ length: PEOPLE }, () => `bench-${randomUUID()}`);

  const contenders: Readonly<Record<string, (flight: number) => Promise<Load>>> = {
    "BullMQ's bare round trip": (flight) =>
      load(flight, DURATION, async () => {
        const job = await bare.add({ queue: BARE_QUEUE, name: 'nothing', id: randomUUID(), data: {} });
        await bare.ended(BARE_QUEUE, job, 10_000);
      }),
    'POST /transcription/enhance (rules)': (flight) =>
      load(flight, DURATION, (one, n) =>
        http.send(
          'POST',
          `${server.url}/api/transcription/enhance`,
          { authorization: `Bearer ${people[one % PEOPLE] ?? ''}` },
          { description: `${DESCRIPTION}, part ${String(one)}.${String(n)}`, context: 'experience' },
        ),
      ),
  };
  for (const flight of IN_FLIGHT) await compare(contenders, flight);
  http.close();
  await Promise.all([server.stop(), worker.stop(), bare.close()]);
}

async function compare(contenders: Readonly<Record<string, (flight: number) => Promise<Load>>>, flight: number) {
  const rounds: { readonly name: string; readonly found: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contender] of Object.entries(contenders)) rounds.push({ name, found: await contender(flight) });
  }
  console.log(`\n${String(flight)} in flight`);
  for (const name of Object.keys(contenders)) {
    console.log(row(name, middle(rounds.filter((round) => round.name === name).map(({ found }) => found))));
  }
}
