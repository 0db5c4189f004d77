import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedPage } from '@trackrecord/workers/feeds/adapter';
import type { Posting } from '@trackrecord/workers/feeds/found';
import { chunksOf } from '@trackrecord/workers/feeds/ingestion/chunks-of';
import type { DollarRates } from '@trackrecord/workers/feeds/ingestion/dollars';
import { ingestJobs } from '@trackrecord/workers/feeds/ingestion/ingest-jobs';
import type { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import type { SourceOrder } from '@trackrecord/workers/feeds/ingestion/deduplicate';
import { rateOf } from '../load.js';

/** The feed that the bench ingests itself. */
export const BENCH_SOURCE = { id: 'bench', name: 'Bench', isSample: true } as const;

const PAGE = 500;
const DEADLINE = 30 * 60_000;

interface Ingestion {
  readonly store: PostingStore;
  readonly rates: DollarRates;
  readonly order: SourceOrder;
  readonly now: Date;
}

/**
 * Ingests all jobs as a first fetch, then unchanged, then with 1% changed, and prints the rates. The services of the stack
 * process the changes meanwhile. Returns the jobs per second of the first fetch.
 */
export async function ingestion(jobs: readonly Posting[], being: Ingestion): Promise<number> {
  console.log(
    `\nTaken in, ${String(jobs.length)} jobs in pages of ${String(PAGE)}, by one process into the MongoDB of the stack`,
  );
  const perSecond = await fetch('first fetch', jobs, being);
  await fetch('fetched again, nothing has changed', jobs, being);
  await fetch('fetched again, 1 % has changed', jobs.map(changed), being);
  return perSecond;
}

/** Ingests jobs, and prints and returns the jobs per second. @throws {Error} if a job is missing. */
async function fetch(name: string, jobs: readonly Posting[], { store, ...being }: Ingestion): Promise<number> {
  const processor = process.cpuUsage();
  const since = performance.now();
  const signal = AbortSignal.timeout(DEADLINE);
  const { found } = await ingestJobs(pagesOf(jobs), { ...being, source: BENCH_SOURCE, signal }, store);
  const took = performance.now() - since;
  if (found !== jobs.length) throw new Error(`${String(found)} of ${String(jobs.length)} jobs found`);
  const { user, system } = process.cpuUsage(processor);
  const own = (user + system) / 1e6;
  console.log(`${rateOf(name, jobs.length, took)}, of which this process worked ${own.toFixed(1)} s`);
  return (1_000 * jobs.length) / took;
}

async function* pagesOf(jobs: readonly Posting[]): AsyncGenerator<FeedPage<Posting>> {
  for (const found of chunksOf(jobs, PAGE)) {
    await nextTurn();
    yield { found, faults: [] };
  }
}

const changed = (job: Posting, at: number): Posting =>
  at % 100 === 0 ? { ...job, description: `${job.description} We have moved to a larger office.` } : job;
