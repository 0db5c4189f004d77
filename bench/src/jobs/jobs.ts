import { fileURLToPath } from 'node:url';
import type { AllJobs } from '@trackrecord/contracts';
import { connectMongo, type Mongo, pause } from '@trackrecord/platform';
import { as, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { type FeedsConfig, readFeedsConfig } from '@trackrecord/workers/feeds/config/feeds-config';
import { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import { HttpClient } from '../http-client.js';
import { type Bench, timeRatio } from '../runner/figure.js';
import { bareInserts } from './bare-inserts.js';
import { directList } from './direct-list.js';
import { BENCH_SOURCE, ingestion } from './ingestion.js';
import { listing, MANY } from './listing.js';
import { rankedPeople } from './people.js';
import { saveToRecommendations } from './save-to-recommendations.js';
import { printMemory, serviceUrl } from './stack-parts.js';
import { MOST_JOBS, syntheticJobs } from './synthetic-jobs.js';
import { whileEverybodyWaits } from './while-everybody-waits.js';

const DEFAULT_JOBS = 100_000;
const SHORT_JOBS = 5_000;
const PEOPLE = 20;
const SHORT_PEOPLE = 5;
const DEADLINE = 120_000;
const LOOKING = 50;
const FEEDS_CONFIG = fileURLToPath(new URL('../../../feeds.config.json', import.meta.url));

/**
 * Measures ingesting, listing and recommending jobs: 100,000, or JOBS of them. Only one process at a time may write jobs: the
 * feeds of the stack were read before it was ready and are not read again during the bench.
 */
export const jobs: Bench = async ({ short }) => {
  const config = await readFeedsConfig(process.env['FEEDS_CONFIG'] ?? FEEDS_CONFIG);
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  const http = new HttpClient(MANY);
  const queryApi = serviceUrl('query-api');
  try {
    const all = syntheticJobs(parseJobCount(process.env['JOBS'], short ? SHORT_JOBS : DEFAULT_JOBS), new Date());
    const { token } = await signUp();
    const listed = () => totalOf(http, queryApi, token);
    const before = await listed();
    const ingested = await takeIn(all, config, mongo);
    const since = performance.now();
    await reached(before + all.length, listed);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`\nThe query API has them all ${seconds} s after the last fetch`);
    await printMemory('with all jobs');
    const figures = [timeRatio('jobs taken in a second / bare inserts', ingested / (await bareInserts(mongo)))];
    const direct = await directList(mongo);
    const people = await rankedPeople(short ? SHORT_PEOPLE : PEOPLE, http, mongo, all);
    figures.push(...(await listing({ http, queryApi, people, direct }, short)));
    await direct.remove();
    const saving = { http, mongo, queryApi, jobs: all };
    const alone = await saveToRecommendations(people, { ...saving, meanwhile: 'nobody else waiting', round: 1 });
    figures.push({ name: 'save to recommendations, p50', value: alone, unit: 'ms' });
    if (!short) {
      const busy = await whileEverybodyWaits((meanwhile) =>
        saveToRecommendations(people, { ...saving, meanwhile, round: 2 }),
      );
      figures.push({ name: 'save to recommendations while 2,000 others wait, p50', value: busy, unit: 'ms' });
    }
    console.log('');
    figures.push(...(await printMemory('after the load')));
    return figures;
  } finally {
    http.close();
    await mongo.close();
  }
};

/** @throws {RangeError} if `text` is not a valid number of jobs. */
function parseJobCount(text: string | undefined, defaultCount: number): number {
  const count = text === undefined || text === '' ? defaultCount : Number(text);
  if (Number.isInteger(count) && count > 0 && count <= MOST_JOBS) return count;
  throw new RangeError(`JOBS must be an integer between 1 and ${String(MOST_JOBS)}`);
}

async function takeIn(
  all: ReturnType<typeof syntheticJobs>,
  { feeds, rates }: FeedsConfig,
  mongo: Mongo,
): Promise<number> {
  const store = new PostingStore(mongo.db);
  await store.prepare();
  const order = new Map([...feeds.map(({ source }) => source.id), BENCH_SOURCE.id].map((id, at) => [id, at]));
  return ingestion(all, { store, rates, order, now: new Date() });
}

/** Returns the number of jobs that the query API lists. */
async function totalOf(http: HttpClient, queryApi: string, token: string): Promise<number> {
  const { data } = (await http.send('GET', `${queryApi}/api/jobs/allJobs?limit=1`, as({ token }))) as AllJobs;
  return data.pagination.total;
}

/** Waits until the total has a value. @throws {Error} on timeout. */
async function reached(wanted: number, total: () => Promise<number>): Promise<void> {
  const until = performance.now() + DEADLINE;
  for (;;) {
    const found = await total();
    if (found === wanted) return;
    if (performance.now() > until) throw new Error(`the query API has ${String(found)} of ${String(wanted)} jobs`);
    await pause(LOOKING);
  }
}
