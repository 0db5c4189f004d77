import { type LogEvent, type TailFilters } from '@trackrecord/contracts';
import {
  type Database,
  EVENT_INDEX_COLLECTION,
  type EventIndexDocument,
  type EventStore,
  type LogPosition,
  type Position,
  type RecordedEvent,
  toIndexDocument,
  toLogEvent,
} from '@trackrecord/platform';
import { type Filter, Long } from 'mongodb';

/** Converts an event to what developers see of it; undefined if it is not one of the log's. */
export function toTailEvent(event: RecordedEvent): LogEvent | undefined {
  const row = toIndexDocument(event);
  return row && toLogEvent(row);
}

/** Returns true if an event matches every filter. */
export const matchesFilters = ({ type, category }: TailFilters, event: LogEvent): boolean =>
  (type?.includes(event.type) ?? true) && (category?.includes(event.category) ?? true);

/** Reads events that were stored before a tail began or while it was cut. */
export interface PastEvents {
  /** Yields the events after a commit position up to another one, in order. */
  readonly read: (after: bigint, until: bigint, filters: TailFilters) => AsyncIterable<LogEvent>;
}

interface PastSources {
  readonly db: Database;
  readonly store: Pick<EventStore, 'readAllBatches'>;
  /** Returns the position up to which the index of events has all events; undefined if it cannot be used. */
  readonly readIndexCheckpoint: () => Promise<LogPosition | undefined>;
}

/** Creates the reader of past events: from the index as far as it goes, because it has filters, then from the log. */
export const createPastEvents = ({ db, store, readIndexCheckpoint }: PastSources): PastEvents => ({
  async *read(after, until, filters) {
    const checkpoint = await readIndexCheckpoint();
    const indexedUntil = checkpoint ? min(BigInt(checkpoint.commit), until) : after;
    if (indexedUntil > after) yield* readIndex(db, after, indexedUntil, filters);
    const logAfter = indexedUntil > after ? indexedUntil : after;
    if (logAfter < until) yield* readLog(store, logAfter, until, filters);
  },
});

async function* readIndex(
  db: Database,
  after: bigint,
  until: bigint,
  { type, category }: TailFilters,
): AsyncGenerator<LogEvent> {
  const filter: Filter<EventIndexDocument> = {
    _id: { $gt: Long.fromBigInt(after), $lte: Long.fromBigInt(until) },
    ...(type && { type: { $in: type } }),
    ...(category && { category: { $in: category } }),
  };
  const rows = db.collection<EventIndexDocument>(EVENT_INDEX_COLLECTION).find(filter).sort({ _id: 1 });
  for await (const row of rows) yield toLogEvent(row);
}

async function* readLog(
  store: Pick<EventStore, 'readAllBatches'>,
  after: bigint,
  until: bigint,
  filters: TailFilters,
): AsyncGenerator<LogEvent> {
  for await (const batch of store.readAllBatches(toPosition(after)))
    for (const event of batch) {
      if (BigInt(event.position.commit) > until) return;
      const found = toTailEvent(event);
      if (found && matchesFilters(filters, found)) yield found;
    }
}

/** Appended events have equal positions of commit and prepare: only explicit transactions, of old clients, do not. */
const toPosition = (commit: bigint): Position => ({ commit: String(commit), prepare: String(commit) });

const min = (first: bigint, second: bigint): bigint => (first < second ? first : second);
