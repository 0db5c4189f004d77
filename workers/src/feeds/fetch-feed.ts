import type { Logger } from '@trackrecord/platform';
import { z } from 'zod';
import { type FeedReader, FeedUnreadableError } from './adapter.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import type { FeedMetrics } from './feed-metrics.js';
import type { FeedStateStore } from './feed-states.js';
import type { DollarRates } from './ingestion/dollars.js';
import { ingestEvents } from './ingestion/ingest-events.js';
import { ingestJobs } from './ingestion/ingest-jobs.js';
import type { IngestResult } from './ingestion/ingest-result.js';
import type { CareerEventStore } from './ingestion/career-event-store.js';
import type { PostingStore } from './ingestion/posting-store.js';
import type { SourceRanks } from './ingestion/deduplicate.js';

/** Data of the job that fetches a feed. */
export const fetchFeedJob = z.strictObject({ feed: z.string() });

export interface FetchDependencies {
  readonly feeds: readonly ConfiguredFeed[];
  readonly sourceRanks: SourceRanks;
  readonly rates: DollarRates;
  readonly createReader: (feed: ConfiguredFeed, now: Date, signal: AbortSignal) => FeedReader;
  readonly postings: PostingStore;
  readonly events: CareerEventStore;
  readonly states: FeedStateStore;
  /** Called when postings have changed. */
  readonly onPostingsChanged: () => Promise<void>;
  readonly metrics: FeedMetrics;
  readonly logger: Logger;
}

/**
 * Fetches one feed and ingests its records. An unreadable feed is recorded and fetched again at its next interval; the
 * job does not fail. Announces changed postings, including those of an earlier fetch that was interrupted before it
 * could.
 */
export async function fetchFeed(data: unknown, signal: AbortSignal, deps: FetchDependencies): Promise<void> {
  const { feed: id } = fetchFeedJob.parse(data);
  const { feeds, postings, onPostingsChanged } = deps;
  const feed = feeds.find(({ source }) => source.id === id);
  if (!feed) return;
  await postings.announceChanges(onPostingsChanged);
  await fetchAndRecord(feed, signal, deps);
  await postings.announceChanges(onPostingsChanged);
}

/** Fetches a feed and records the outcome. @throws any error that is not caused by the feed. */
async function fetchAndRecord(feed: ConfiguredFeed, signal: AbortSignal, deps: FetchDependencies): Promise<void> {
  const { states, metrics, logger } = deps;
  const { id } = feed.source;
  const now = new Date();
  try {
    const result = await ingest(feed, now, signal, deps);
    await states.recordFetched(id, now, result);
    metrics.countFetch(id, result.incompleteReason === undefined ? 'complete' : 'incomplete');
    logResult(id, result, logger);
  } catch (error) {
    if (error instanceof FeedUnreadableError) {
      await states.recordUnreadable(id, now, error.message);
      metrics.countFetch(id, 'unreadable');
      logger.warn({ feed: id, reason: error.message }, 'reading feed failed');
      return;
    }
    const reason = getFailureReason(signal);
    if (reason !== undefined) {
      await states.recordFailed(id, reason);
      metrics.countFetch(id, 'failed');
    }
    throw error;
  }
}

const MAX_LOGGED_REASONS = 5;

function logResult(
  feed: string,
  { recordCount, skippedCount, skipReasons, incompleteReason }: IngestResult,
  logger: Logger,
): void {
  logger.info({ feed, recordCount, skippedCount }, 'feed ingested');
  if (skippedCount > 0)
    logger.warn({ feed, skippedCount, reasons: skipReasons.slice(0, MAX_LOGGED_REASONS) }, 'feed records skipped');
  if (incompleteReason !== undefined) logger.warn({ feed, reason: incompleteReason }, 'feed incomplete');
}

/** Returns why a fetch failed, or undefined if the worker is stopping and another one will retry it. */
function getFailureReason(signal: AbortSignal): 'internal' | 'took-too-long' | undefined {
  if (!signal.aborted) return 'internal';
  const reason: unknown = signal.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'took-too-long' : undefined;
}

function ingest(feed: ConfiguredFeed, now: Date, signal: AbortSignal, deps: FetchDependencies): Promise<IngestResult> {
  const { adapter, settings, source } = feed;
  const context = { source, rates: deps.rates, sourceRanks: deps.sourceRanks, now, signal };
  const reader = deps.createReader(feed, now, signal);
  return adapter.recordType === 'jobs'
    ? ingestJobs(adapter.readPages(settings, reader), context, deps.postings)
    : ingestEvents(adapter.readPages(settings, reader), context, deps.events);
}
