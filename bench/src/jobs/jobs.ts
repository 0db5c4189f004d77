import { fileURLToPath } from 'node:url';
import type { AllJobs } from '@trackrecord/contracts';
import { connectMongo, type Mongo, sleep } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { type FeedsConfig, readFeedsConfig } from '@trackrecord/workers/feeds/config/feeds-config';
import { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import { HttpClient } from '../http-client.js';
import { type Bench, timeRatio } from '../runner/figure.js';
import { measureBareInserts } from './bare-inserts.js';
import { createDirectList } from './direct-list.js';
import { BENCH_SOURCE, measureIngestion } from './ingestion.js';
import { CONCURRENT, measureListing } from './listing.js';
import { withMatchingBacklog } from './matching-backlog.js';
import { createRankedUsers } from './ranked-users.js';
import { saveToRecommendations } from './save-to-recommendations.js';
import { printMemory, serviceUrl } from './service-usage.js';
import { generateJobs, MAX_JOBS } from './synthetic-jobs.js';

const DEFAULT_JOBS = 100_000;
const SHORT_JOBS = 5_000;
const USERS = 20;
const SHORT_USERS = 5;
const TIMEOUT_MS = 120_000;
const POLL_MS = 50;
const FEEDS_CONFIG = fileURLToPath(new URL('../../../feeds.config.json', import.meta.url));

/**
 * Measures ingesting, listing and recommending jobs: 100,000, or JOBS of them. Only one process at a time may write
 * jobs: the feeds of the stack were read before it was ready and are not read again during the bench.
 */
export const jobs: Bench = async ({ short }) => {
  const config = await readFeedsConfig(process.env['FEEDS_CONFIG'] ?? FEEDS_CONFIG);
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  const http = new HttpClient(CONCURRENT);
  const queryApi = serviceUrl('query-api');
  try {
    const all = generateJobs(parseJobCount(process.env['JOBS'], short ? SHORT_JOBS : DEFAULT_JOBS), new Date());
    const { token } = await signUp();
    const countListed = () => fetchTotal(http, queryApi, token);
    const before = await countListed();
    const ingested = await ingest(all, config, mongo);
    const since = performance.now();
    await waitForTotal(before + all.length, countListed);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`\nThe query API has them all ${seconds} s after the last fetch`);
    await printMemory('with all jobs');
    const figures = [timeRatio('jobs taken in a second / bare inserts', ingested / (await measureBareInserts(mongo)))];
    const direct = await createDirectList(mongo);
    const users = await createRankedUsers(short ? SHORT_USERS : USERS, http, mongo, all);
    figures.push(...(await measureListing({ http, queryApi, users, direct }, short)));
    await direct.drop();
    const context = { http, mongo, queryApi, jobs: all };
    const alone = await saveToRecommendations(users, { ...context, load: 'nobody else waiting', round: 1 });
    figures.push({ name: 'save to recommendations, p50', value: alone, unit: 'ms' });
    if (!short) {
      const busy = await withMatchingBacklog((load) => saveToRecommendations(users, { ...context, load, round: 2 }));
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
  if (Number.isInteger(count) && count > 0 && count <= MAX_JOBS) return count;
  throw new RangeError(`JOBS must be an integer between 1 and ${String(MAX_JOBS)}`);
}

async function ingest(
  all: ReturnType<typeof generateJobs>,
  { feeds, rates }: FeedsConfig,
  mongo: Mongo,
): Promise<number> {
  const store = new PostingStore(mongo.db);
  await store.createIndexes();
  const order = new Map([...feeds.map(({ source }) => source.id), BENCH_SOURCE.id].map((id, at) => [id, at]));
  return measureIngestion(all, { store, rates, order, now: new Date() });
}

/** Returns the number of jobs that the query API lists. */
async function fetchTotal(http: HttpClient, queryApi: string, token: string): Promise<number> {
  const { data } = (await http.send('GET', `${queryApi}/api/jobs/allJobs?limit=1`, authHeaders({ token }))) as AllJobs;
  return data.pagination.total;
}

/** Waits until the total has a value. @throws {Error} on timeout. */
async function waitForTotal(expected: number, total: () => Promise<number>): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  for (;;) {
    const found = await total();
    if (found === expected) return;
    if (performance.now() > until) throw new Error(`the query API has ${String(found)} of ${String(expected)} jobs`);
    await sleep(POLL_MS);
  }
}
