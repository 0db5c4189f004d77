import type { Logger } from '@trackrecord/platform';
import { z } from 'zod';
import { type FeedReader, FeedUnreadable } from './adapter.js';
import type { ConfiguredFeed } from './config/feeds-config.js';
import type { FeedStates } from './feed-states.js';
import type { DollarRates } from './ingestion/dollars.js';
import { ingestEvents } from './ingestion/ingest-events.js';
import { ingestJobs } from './ingestion/ingest-jobs.js';
import type { Ingested } from './ingestion/ingested.js';
import type { EventStore } from './ingestion/event-store.js';
import type { PostingStore } from './ingestion/posting-store.js';
import type { SourceOrder } from './ingestion/tell-apart.js';

/** The data of a job that fetches a feed. */
export const fetchFeedJob = z.strictObject({ feed: z.string() });

/** What fetching needs. */
export interface FetchParts {
  readonly feeds: readonly ConfiguredFeed[];
  readonly rates: DollarRates;
  readonly reader: (feed: ConfiguredFeed, now: Date, signal: AbortSignal) => FeedReader;
  readonly postings: PostingStore;
  readonly events: EventStore;
  readonly states: FeedStates;
  /** Told when jobs have changed. */
  readonly onChanged: () => Promise<void>;
  readonly logger: Logger;
}

/**
 * Fetches one feed and takes in what it has (design.md section 6). A feed that cannot be read is noted and tried again at
 * its next time; it is no failure of the work, and of no other feed.
 */
export async function fetchFeed(data: unknown, signal: AbortSignal, parts: FetchParts): Promise<void> {
  const { feed: id } = fetchFeedJob.parse(data);
  const { feeds, postings, states, logger } = parts;
  const feed = feeds.find(({ source }) => source.id === id);
  if (!feed) return;
  const now = new Date();
  const before = await postings.newestChange();
  try {
    const ingested = await taken(feed, now, signal, parts);
    await states.fetched(id, now, ingested);
    logger.info({ feed: id, found: ingested.found, leftOut: ingested.faults.length }, 'feed taken in');
    if (ingested.stoppedBy !== undefined) logger.warn({ feed: id, reason: ingested.stoppedBy }, 'feed is not complete');
  } catch (error) {
    await states.failed(id, now, error instanceof FeedUnreadable ? error.message : 'internal');
    if (!(error instanceof FeedUnreadable)) throw error;
    logger.warn({ feed: id, reason: error.message }, 'feed cannot be read');
  }
  if ((await postings.newestChange()) !== before) await parts.onChanged();
}

function taken(feed: ConfiguredFeed, now: Date, signal: AbortSignal, parts: FetchParts): Promise<Ingested> {
  const { adapter, settings, source } = feed;
  const order: SourceOrder = new Map(parts.feeds.map(({ source: { id } }, at) => [id, at]));
  const being = { source, rates: parts.rates, order, now, signal };
  const reader = parts.reader(feed, now, signal);
  return adapter.finds === 'jobs'
    ? ingestJobs(adapter.pages(settings, reader), being, parts.postings)
    : ingestEvents(adapter.pages(settings, reader), being, parts.events);
}
