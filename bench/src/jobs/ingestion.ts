import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedPage } from '@trackrecord/workers/feeds/adapter';
import type { Posting } from '@trackrecord/workers/feeds/feed-records';
import { chunk } from '@trackrecord/workers/feeds/ingestion/chunk';
import type { DollarRates } from '@trackrecord/workers/feeds/ingestion/dollars';
import { ingestJobs } from '@trackrecord/workers/feeds/ingestion/ingest-jobs';
import type { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import type { SourceOrder } from '@trackrecord/workers/feeds/ingestion/deduplicate';
import { formatRate } from '../load.js';

/** The feed that the bench ingests itself. */
export const BENCH_SOURCE = { id: 'bench', name: 'Bench', isSample: true } as const;

const PAGE_SIZE = 500;
const TIMEOUT_MS = 30 * 60_000;

interface Ingestion {
  readonly store: PostingStore;
  readonly rates: DollarRates;
  readonly order: SourceOrder;
  readonly now: Date;
}

/**
 * Ingests all jobs as a first fetch, then unchanged, then with 1% changed, and prints the rates. The services of the
 * stack process the changes meanwhile. Returns the jobs per second of the first fetch.
 */
export async function measureIngestion(jobs: readonly Posting[], context: Ingestion): Promise<number> {
  console.log(
    `\nTaken in, ${String(jobs.length)} jobs in pages of ${String(PAGE_SIZE)}, by one process into the MongoDB of the stack`,
  );
  const perSecond = await ingest('first fetch', jobs, context);
  await ingest('fetched again, nothing has changed', jobs, context);
  await ingest('fetched again, 1 % has changed', jobs.map(changeOnePercent), context);
  return perSecond;
}

/** Ingests jobs, and prints and returns the jobs per second. @throws {Error} if a job is missing. */
async function ingest(name: string, jobs: readonly Posting[], { store, ...context }: Ingestion): Promise<number> {
  const cpuBefore = process.cpuUsage();
  const since = performance.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { recordCount } = await ingestJobs(toPages(jobs), { ...context, source: BENCH_SOURCE, signal }, store);
  const durationMs = performance.now() - since;
  if (recordCount !== jobs.length) throw new Error(`${String(recordCount)} of ${String(jobs.length)} jobs found`);
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuSeconds = (user + system) / 1e6;
  console.log(`${formatRate(name, jobs.length, durationMs)}, of which this process worked ${cpuSeconds.toFixed(1)} s`);
  return (1_000 * jobs.length) / durationMs;
}

async function* toPages(jobs: readonly Posting[]): AsyncGenerator<FeedPage<Posting>> {
  for (const records of chunk(jobs, PAGE_SIZE)) {
    await nextTurn();
    yield { records, errors: [] };
  }
}

const changeOnePercent = (job: Posting, at: number): Posting =>
  at % 100 === 0 ? { ...job, description: `${job.description} We have moved to a larger office.` } : job;
