import { fileURLToPath } from 'node:url';
import type { AllJobs } from '@trackrecord/contracts';
import { connectMongo, type Mongo, sleep } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { type FeedsConfig, readFeedsConfig } from '@trackrecord/workers/feeds/config/feeds-config';
import { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import { HttpClient } from '../http-client.js';
import { type Bench, createTimeRatio } from '../runner/figure.js';
import { measureBareInserts } from './bare-inserts.js';
import { createDirectList } from './direct-list.js';
import { BENCH_SOURCE, measureIngestion } from './ingestion.js';
import { CONCURRENT, measureListing } from './listing.js';
import { withMatchingBacklog } from './matching-backlog.js';
import { createRankedUsers } from './ranked-users.js';
import { measureSaveToRecommendations } from './save-to-recommendations.js';
import { printMemory, getServiceUrl } from './service-usage.js';
import { generateJobs, MAX_JOBS } from './synthetic-jobs.js';

const DEFAULT_JOB_COUNT = 100_000;
const SHORT_JOB_COUNT = 5_000;
const USER_COUNT = 20;
const SHORT_USER_COUNT = 5;
const TIMEOUT_MS = 120_000;
const POLL_MS = 50;
const FEEDS_CONFIG = fileURLToPath(new URL('../../../feeds.config.json', import.meta.url));

/**
 * Measures ingesting, listing and recommending jobs: 100,000 (5,000 in a short run), or as many as the variable JOBS
 * says. Only one process at a time may write jobs; the stack reads its feeds before it is ready, and not again during
 * the bench.
 */
export const benchJobs: Bench = async ({ isShort }) => {
  const config = await readFeedsConfig(process.env['FEEDS_CONFIG'] ?? FEEDS_CONFIG);
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  const http = new HttpClient(CONCURRENT);
  const queryApi = getServiceUrl('query-api');
  try {
    const generatedJobs = generateJobs(
      parseJobCount(process.env['JOBS'], isShort ? SHORT_JOB_COUNT : DEFAULT_JOB_COUNT),
      new Date(),
    );
    const { token } = await signUp();
    const fetchListedCount = () => fetchTotal(http, queryApi, token);
    const countBefore = await fetchListedCount();
    const ingestRate = await ingest(generatedJobs, config, mongo);
    const startedAt = performance.now();
    await waitForTotal(countBefore + generatedJobs.length, fetchListedCount);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`\nThe query API lists all jobs ${seconds} s after the ingestion`);
    await printMemory('with all jobs');
    const figures = [
      createTimeRatio('ingested jobs per second / bare inserts', ingestRate / (await measureBareInserts(mongo))),
    ];
    const directList = await createDirectList(mongo);
    const users = await createRankedUsers(isShort ? SHORT_USER_COUNT : USER_COUNT, http, mongo, generatedJobs);
    figures.push(...(await measureListing({ http, queryApi, users, directList }, isShort)));
    await directList.drop();
    const context = { http, mongo, queryApi, jobs: generatedJobs };
    const msWithoutBacklog = await measureSaveToRecommendations(users, {
      ...context,
      loadDescription: 'no other users queued',
      round: 1,
    });
    figures.push({ name: 'save to recommendations, p50', value: msWithoutBacklog, unit: 'ms' });
    if (!isShort) {
      const msWithBacklog = await withMatchingBacklog((loadDescription) =>
        measureSaveToRecommendations(users, { ...context, loadDescription, round: 2 }),
      );
      figures.push({ name: 'save to recommendations with 2,000 users queued, p50', value: msWithBacklog, unit: 'ms' });
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
  generatedJobs: ReturnType<typeof generateJobs>,
  { feeds, rates }: FeedsConfig,
  mongo: Mongo,
): Promise<number> {
  const store = new PostingStore(mongo.db);
  await store.createIndexes();
  const sourceRanks = new Map(
    [...feeds.map(({ source }) => source.id), BENCH_SOURCE.id].map((id, index) => [id, index]),
  );
  return measureIngestion(generatedJobs, { store, rates, sourceRanks, now: new Date() });
}

/** Returns the number of jobs that the query API lists. */
async function fetchTotal(http: HttpClient, queryApi: string, token: string): Promise<number> {
  const { data } = (await http.send('GET', `${queryApi}/api/jobs/allJobs?limit=1`, authHeaders({ token }))) as AllJobs;
  return data.pagination.total;
}

/** Waits until the query API lists this number of jobs. @throws {Error} on timeout. */
async function waitForTotal(expected: number, getTotal: () => Promise<number>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const total = await getTotal();
    if (total === expected) return;
    if (performance.now() > deadline)
      throw new Error(`the query API lists ${String(total)} of ${String(expected)} jobs`);
    await sleep(POLL_MS);
  }
}
