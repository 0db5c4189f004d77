import type { Logger } from '@trackrecord/platform';
import { z } from 'zod';
import { type FeedReader, FeedUnreadable } from './adapter.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import type { FeedMetrics } from './feed-metrics.js';
import type { FeedStates } from './feed-states.js';
import type { DollarRates } from './ingestion/dollars.js';
import { ingestEvents } from './ingestion/ingest-events.js';
import { ingestJobs } from './ingestion/ingest-jobs.js';
import type { Ingested } from './ingestion/ingested.js';
import type { EventStore } from './ingestion/event-store.js';
import type { PostingStore } from './ingestion/posting-store.js';
import type { SourceOrder } from './ingestion/deduplicate.js';

/** Data of the job that fetches a feed. */
export const fetchFeedJob = z.strictObject({ feed: z.string() });

export interface FetchParts {
  readonly feeds: readonly ConfiguredFeed[];
  readonly order: SourceOrder;
  readonly rates: DollarRates;
  readonly reader: (feed: ConfiguredFeed, now: Date, signal: AbortSignal) => FeedReader;
  readonly postings: PostingStore;
  readonly events: EventStore;
  readonly states: FeedStates;
  /** Called when postings have changed. */
  readonly onChanged: () => Promise<void>;
  readonly metrics: FeedMetrics;
  readonly logger: Logger;
}

/**
 * Fetches one feed and ingests its records (design.md section 6). An unreadable feed is recorded and fetched again at
 * its next interval; the job does not fail. Announces changed postings, including those of an earlier fetch that was
 * interrupted before it could.
 */
export async function fetchFeed(data: unknown, signal: AbortSignal, parts: FetchParts): Promise<void> {
  const { feed: id } = fetchFeedJob.parse(data);
  const { feeds, postings, onChanged } = parts;
  const feed = feeds.find(({ source }) => source.id === id);
  if (!feed) return;
  await postings.announce(onChanged);
  await fetchNoted(feed, signal, parts);
  await postings.announce(onChanged);
}

/** Fetches a feed and records the outcome. @throws any error that is not caused by the feed. */
async function fetchNoted(feed: ConfiguredFeed, signal: AbortSignal, parts: FetchParts): Promise<void> {
  const { states, metrics, logger } = parts;
  const { id } = feed.source;
  const now = new Date();
  try {
    const ingested = await taken(feed, now, signal, parts);
    await states.fetched(id, now, ingested);
    metrics.fetched(id, ingested.stoppedBy === undefined ? 'complete' : 'incomplete');
    told(id, ingested, logger);
  } catch (error) {
    if (error instanceof FeedUnreadable) {
      await states.unreadable(id, now, error.message);
      metrics.fetched(id, 'unreadable');
      logger.warn({ feed: id, reason: error.message }, 'reading feed failed');
      return;
    }
    const reason = failureOf(signal);
    if (reason !== undefined) {
      await states.broken(id, reason);
      metrics.fetched(id, 'failed');
    }
    throw error;
  }
}

const LOGGED = 5;

function told(feed: string, { found, leftOut, faults, stoppedBy }: Ingested, logger: Logger): void {
  logger.info({ feed, found, leftOut }, 'feed ingested');
  if (leftOut > 0) logger.warn({ feed, leftOut, reasons: faults.slice(0, LOGGED) }, 'records of a feed are left out');
  if (stoppedBy !== undefined) logger.warn({ feed, reason: stoppedBy }, 'feed incomplete');
}

/** Returns why a fetch failed, or undefined if the worker is stopping and another one will retry it. */
function failureOf(signal: AbortSignal): 'internal' | 'took-too-long' | undefined {
  if (!signal.aborted) return 'internal';
  const reason: unknown = signal.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'took-too-long' : undefined;
}

function taken(feed: ConfiguredFeed, now: Date, signal: AbortSignal, parts: FetchParts): Promise<Ingested> {
  const { adapter, settings, source } = feed;
  const being = { source, rates: parts.rates, order: parts.order, now, signal };
  const reader = parts.reader(feed, now, signal);
  return adapter.finds === 'jobs'
    ? ingestJobs(adapter.pages(settings, reader), being, parts.postings)
    : ingestEvents(adapter.pages(settings, reader), being, parts.events);
}
