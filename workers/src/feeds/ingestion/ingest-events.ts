import { createHash } from 'node:crypto';
import { CAREER_EVENTS_COLLECTION, type FeedSource, type StoredCareerEvent } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';
import { type FeedPage, FeedUnreadable } from '../adapter.js';
import type { FoundEvent } from '../found.js';
import { canonicalUrl } from './canonical-url.js';
import type { Ingested, IngestedFeed } from './ingested.js';
import { jobIdOf } from './posting-of.js';

/** An event as it is kept, with how many complete fetches in a row it was missing from. */
interface KeptEvent extends StoredCareerEvent {
  readonly missed: number;
  /** Its canonical address and its first day: the same event of another feed has the same. */
  readonly sameKey: string;
  readonly endsAt: Date;
}

/** So long after its end an event is kept (s). */
const KEPT_PAST = 24 * 60 * 60;
const GONE_AFTER = 2;

/** Where events are kept: few enough to be compared all at once. */
export class EventStore {
  readonly #events: Collection<KeptEvent>;

  constructor(db: Db) {
    this.#events = db.collection(CAREER_EVENTS_COLLECTION);
  }

  /** Makes the indexes that reading needs. */
  async prepare(): Promise<void> {
    await this.#events.createIndexes([
      { key: { isOpen: 1, endDate: 1 } },
      { key: { endsAt: 1 }, expireAfterSeconds: KEPT_PAST },
    ]);
  }

  /** Everything that is known, by id. */
  async known(): Promise<Map<string, KeptEvent>> {
    return new Map((await this.#events.find().toArray()).map((event) => [event._id, event]));
  }

  /** Puts events in the place of what was known of them, and takes others away. */
  async write(events: readonly KeptEvent[], gone: readonly string[]): Promise<void> {
    if (events.length > 0) {
      await this.#events.bulkWrite(
        events.map((event) => ({ replaceOne: { filter: { _id: event._id }, replacement: event, upsert: true } })),
      );
    }
    if (gone.length > 0) await this.#events.deleteMany({ _id: { $in: [...gone] } });
  }
}

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
    sameKey: createHash('sha256').update(`${canonicalUrl(link)}|${startsAt.toISOString().slice(0, 10)}`).digest('base64url'),
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
