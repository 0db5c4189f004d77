import type { CareerEventStore, IngestedCareerEvent } from './career-event-store.js';
import type { SourceRanks } from './deduplicate.js';

/** An event missing from this many consecutive complete fetches is removed. */
const MAX_MISSED_FETCHES = 2;

/**
 * Removes events that are missing, past or from feeds that are no longer configured. Of duplicates, opens the event of
 * the first feed.
 */
export async function reconcileEvents(
  store: CareerEventStore,
  events: readonly IngestedCareerEvent[],
  sourceRanks: SourceRanks,
  now: Date,
): Promise<void> {
  const isRemovable = ({ missed, overAt, feed }: IngestedCareerEvent) =>
    missed >= MAX_MISSED_FETCHES || overAt <= now || !sourceRanks.has(feed.id);
  const getRank = ({ feed }: IngestedCareerEvent) => sourceRanks.get(feed.id) ?? 0;
  const active = events.filter((event) => !isRemovable(event));
  const bestRank = new Map<string, number>();
  for (const event of active) {
    bestRank.set(event.sameKey, Math.min(getRank(event), bestRank.get(event.sameKey) ?? Number.POSITIVE_INFINITY));
  }
  await store.write(
    active.map((event) => ({ ...event, isOpen: getRank(event) === bestRank.get(event.sameKey) })),
    events.filter(isRemovable).map(({ _id }) => _id),
  );
}
