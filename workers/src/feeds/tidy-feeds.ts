import type { FeedStates } from './feed-states.js';
import type { EventStore } from './ingestion/event-store.js';
import type { PostingStore } from './ingestion/posting-store.js';
import { settleEvents } from './ingestion/settle-events.js';
import { closeOrphans, reorder, reconcilePostings } from './ingestion/reconcile-postings.js';
import type { SourceOrder } from './ingestion/deduplicate.js';

export interface TidyParts {
  readonly postings: PostingStore;
  readonly events: EventStore;
  readonly states: FeedStates;
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
  { postings, events, states, onChanged }: TidyParts,
): Promise<void> {
  await postings.announce(onChanged);
  await closeOrphans(postings, order, now);
  await reconcilePostings(postings, order, now);
  await settleEvents(events, await events.known(), order, now);
  if (!(await states.isTidied(order))) await reorder(postings, order, now, signal);
  await states.tidied(order);
  await postings.announce(onChanged);
}
