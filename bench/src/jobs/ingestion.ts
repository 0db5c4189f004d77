import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FeedPage } from '@trackrecord/workers/feeds/adapter';
import type { Posting } from '@trackrecord/workers/feeds/feed-records';
import { chunk } from '@trackrecord/workers/feeds/ingestion/chunk';
import type { DollarRates } from '@trackrecord/workers/feeds/ingestion/dollars';
import { ingestJobs } from '@trackrecord/workers/feeds/ingestion/ingest-jobs';
import type { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import type { SourceRanks } from '@trackrecord/workers/feeds/ingestion/deduplicate';
import { formatRate } from '../load.js';

/** The source of the generated jobs. */
export const BENCH_SOURCE = { id: 'bench', name: 'Bench', isSample: true } as const;

const PAGE_SIZE = 500;
const TIMEOUT_MS = 30 * 60_000;

interface IngestionContext {
  readonly store: PostingStore;
  readonly rates: DollarRates;
  readonly sourceRanks: SourceRanks;
  readonly now: Date;
}

/**
 * Ingests all jobs as a first fetch, then unchanged, then with 1% changed, and prints the rates. The services of the
 * stack process the changes meanwhile. Returns the jobs per second of the first fetch.
 */
export async function measureIngestion(jobs: readonly Posting[], context: IngestionContext): Promise<number> {
  console.log(
    `\nIngestion of ${String(jobs.length)} jobs in pages of ${String(PAGE_SIZE)}, by one process into the MongoDB of the stack`,
  );
  const jobsPerSecond = await ingest('first fetch', jobs, context);
  await ingest('refetch, unchanged', jobs, context);
  await ingest('refetch, 1% changed', jobs.map(changeOnePercent), context);
  return jobsPerSecond;
}

/** Ingests jobs, and prints and returns the jobs per second. @throws {Error} if a job is missing. */
async function ingest(
  name: string,
  jobs: readonly Posting[],
  { store, ...context }: IngestionContext,
): Promise<number> {
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { recordCount } = await ingestJobs(toPages(jobs), { ...context, source: BENCH_SOURCE, signal }, store);
  const durationMs = performance.now() - startedAt;
  if (recordCount !== jobs.length) throw new Error(`${String(recordCount)} of ${String(jobs.length)} jobs ingested`);
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuSeconds = (user + system) / 1e6;
  console.log(`${formatRate(name, jobs.length, durationMs)}, CPU time ${cpuSeconds.toFixed(1)} s`);
  return (1_000 * jobs.length) / durationMs;
}

async function* toPages(jobs: readonly Posting[]): AsyncGenerator<FeedPage<Posting>> {
  for (const records of chunk(jobs, PAGE_SIZE)) {
    await yieldToEventLoop();
    yield { records, errors: [] };
  }
}

const changeOnePercent = (job: Posting, index: number): Posting =>
  index % 100 === 0 ? { ...job, description: `${job.description} We have moved to a larger office.` } : job;
