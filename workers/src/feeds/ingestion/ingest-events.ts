import { createHash } from 'node:crypto';
import type { FeedSource } from '@trackrecord/contracts';
import { type FeedPage, FeedUnreadable } from '../adapter.js';
import type { FoundEvent } from '../found.js';
import { canonicalUrl } from './canonical-url.js';
import type { EventStore, KeptEvent } from './event-store.js';
import type { Ingested, IngestedFeed } from './ingested.js';
import { jobIdOf } from './posting-of.js';

/** Missing from so many complete fetches in a row, an event is gone. */
const GONE_AFTER = 2;

/**
 * Takes the events of one fetch in. What two complete fetches in a row did not have goes; of what several feeds have, the
 * one that stands first in the configuration is shown.
 * @throws {FeedUnreadable} where not even the first page could be read; then nothing has changed.
 */
export async function ingestEvents(
  pages: AsyncIterable<FeedPage<FoundEvent>>,
  { source, order, now, signal }: IngestedFeed,
  store: EventStore,
): Promise<Ingested> {
  const read = await readAll(pages, signal);
  const all = await store.known();
  const fresh = new Map(read.found.map((found) => keptEvent(found, source)).map((event) => [event._id, event]));
  for (const before of all.values()) {
    if (before.feed.id !== source.id || fresh.has(before._id) || read.stoppedBy !== undefined) continue;
    all.set(before._id, { ...before, missed: before.missed + 1 });
  }
  for (const event of fresh.values()) all.set(event._id, event);
  const isGone = (event: KeptEvent) => event.missed >= GONE_AFTER || event.endsAt <= now || !order.has(event.feed.id);
  const gone = [...all.values()].filter(isGone).map(({ _id }) => _id);
  const alive = [...all.values()].filter((event) => !isGone(event));
  const first = firstOfEach(alive, (event) => order.get(event.feed.id) ?? 0);
  await store.write(
    alive.map((event) => ({ ...event, isOpen: first.has(event._id) })),
    gone,
  );
  return { found: fresh.size, faults: read.faults, ...(read.stoppedBy !== undefined && { stoppedBy: read.stoppedBy }) };
}

async function readAll(pages: AsyncIterable<FeedPage<FoundEvent>>, signal: AbortSignal) {
  const found: FoundEvent[] = [];
  const faults: string[] = [];
  let isBegun = false;
  try {
    for await (const page of pages) {
      signal.throwIfAborted();
      isBegun = true;
      found.push(...page.found);
      faults.push(...page.faults);
    }
  } catch (error) {
    if (!isBegun || !(error instanceof FeedUnreadable)) throw error;
    return { found, faults, stoppedBy: error.message };
  }
  return { found, faults };
}

function keptEvent(found: FoundEvent, feed: FeedSource): KeptEvent {
  const { title, image, startsAt, endsAt, place, link, badge } = found;
  return {
    _id: jobIdOf(feed.id, found.id),
    title,
    ...(image && { image }),
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    place,
    source: badge ?? feed.name,
    link,
    isSample: feed.isSample,
    feed,
    isOpen: true,
    missed: 0,
    sameKey: createHash('sha256')
      .update(`${canonicalUrl(link)}|${startsAt.toISOString().slice(0, 10)}`)
      .digest('base64url'),
    endsAt,
  };
}

/** The ids of those that are shown: of the same events the first by source, then by id. */
function firstOfEach(events: readonly KeptEvent[], place: (event: KeptEvent) => number): ReadonlySet<string> {
  const first = new Map<string, KeptEvent>();
  for (const event of events) {
    const other = first.get(event.sameKey);
    const isBefore = other && (place(event) - place(other) || (event._id < other._id ? -1 : 1)) < 0;
    if (!other || isBefore) first.set(event.sameKey, event);
  }
  return new Set([...first.values()].map(({ _id }) => _id));
}
