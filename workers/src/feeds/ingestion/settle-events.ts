import type { EventStore, KeptEvent } from './event-store.js';
import type { SourceOrder } from './deduplicate.js';

/** An event missing from this many consecutive complete fetches is removed. */
const GONE_AFTER = 2;

/**
 * Removes events that are missing, past or from feeds that are no longer configured. Of duplicates, opens the event of
 * the first feed.
 */
export async function settleEvents(
  store: EventStore,
  events: readonly KeptEvent[],
  order: SourceOrder,
  now: Date,
): Promise<void> {
  const isGone = ({ missed, overAt, feed }: KeptEvent) => missed >= GONE_AFTER || overAt <= now || !order.has(feed.id);
  const placeOf = ({ feed }: KeptEvent) => order.get(feed.id) ?? 0;
  const alive = events.filter((event) => !isGone(event));
  const first = new Map<string, number>();
  for (const event of alive) {
    first.set(event.sameKey, Math.min(placeOf(event), first.get(event.sameKey) ?? Number.POSITIVE_INFINITY));
  }
  await store.write(
    alive.map((event) => ({ ...event, isOpen: placeOf(event) === first.get(event.sameKey) })),
    events.filter(isGone).map(({ _id }) => _id),
  );
}
