import type { FeedStateStore } from './feed-states.js';
import type { EventStore } from './ingestion/event-store.js';
import type { PostingStore } from './ingestion/posting-store.js';
import { reconcileEvents } from './ingestion/reconcile-events.js';
import { closeOrphans, deduplicateAll, reconcilePostings } from './ingestion/reconcile-postings.js';
import type { SourceOrder } from './ingestion/deduplicate.js';

export interface TidyDependencies {
  readonly postings: PostingStore;
  readonly events: EventStore;
  readonly states: FeedStateStore;
  /** Called when postings have changed. */
  readonly onChanged: () => Promise<void>;
}

/**
 * Applies the current configuration to stored records: closes those of feeds that were turned off, even if none is
 * left, and deduplicates by the current order of feeds.
 */
export async function tidyFeeds(
  order: SourceOrder,
  now: Date,
  signal: AbortSignal,
  { postings, events, states, onChanged }: TidyDependencies,
): Promise<void> {
  await postings.announce(onChanged);
  await closeOrphans(postings, order, now);
  await reconcilePostings(postings, order, now);
  await reconcileEvents(events, await events.findAll(), order, now);
  if (!(await states.isOrderApplied(order))) await deduplicateAll(postings, order, now, signal);
  await states.recordOrder(order);
  await postings.announce(onChanged);
}
