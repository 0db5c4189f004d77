import { type LogFilters, parseStreamName } from '@trackrecord/contracts';
import {
  type Database,
  EVENT_INDEX_COLLECTION,
  type EventIndexDocument,
  filterRowsById,
  SharedRead,
  toIndexId,
} from '@trackrecord/platform';
import type { Collection, Filter, Long } from 'mongodb';
import { type FoundRows, type SearchLimits, searchRows } from './log-search.js';

/** How long the numbers of events by type are shared: counting reads all of an index. */
const COUNT_TTL_MS = 60_000;

/** Returns rows without duplicates, in their order. */
export const mergeRows = (rows: readonly EventIndexDocument[]): readonly EventIndexDocument[] => [
  ...new Map(rows.map((row) => [row._id.toString(), row])).values(),
];

/** Returns rows in the order of the log. The driver reads positions as numbers where these are exact. */
export const sortRows = (rows: readonly EventIndexDocument[]): readonly EventIndexDocument[] =>
  rows.toSorted((a, b) => Number(BigInt(a._id.toString()) - BigInt(b._id.toString())));

/** Reads the index of events. It finds what the log has no order for: ids, types and times. */
export class IndexedEvents {
  readonly #rows: Collection<EventIndexDocument>;
  readonly #counts: SharedRead<ReadonlyMap<string, number>>;

  constructor(
    db: Database,
    /** The types of events that are counted. */
    private readonly types: readonly string[],
  ) {
    this.#rows = db.collection(EVENT_INDEX_COLLECTION);
    this.#counts = new SharedRead(() => this.#countTypes(), COUNT_TTL_MS);
  }

  /** Returns the rows before a position that match all filters, the newest first. */
  search(
    filters: LogFilters,
    before: Long | undefined,
    limits: Pick<SearchLimits, 'rows'> & Partial<SearchLimits>,
  ): Promise<FoundRows> {
    return searchRows(this.#rows, filters, before, limits);
  }

  /** Returns the row of an event; undefined if there is none. */
  async findEvent(eventId: string): Promise<EventIndexDocument | undefined> {
    const id = toIndexId(eventId);
    return (await this.#find({ ids: id, 'ids.0': id }, 1))[0];
  }

  /** Returns the rows of events, in the order of the log. */
  findEvents(eventIds: readonly string[]): Promise<readonly EventIndexDocument[]> {
    const ids = eventIds.map(toIndexId);
    return this.#find({ ids: { $in: ids }, 'ids.0': { $in: ids } }, ids.length);
  }

  /**
   * Returns the first rows with an id of an event, request, correlation, command or origin, or with the short reference
   * of a request, in the order of the log.
   */
  findById(id: string, limit: number): Promise<readonly EventIndexDocument[]> {
    return this.#find(filterRowsById(id), limit);
  }

  /** Returns the first rows of correlations, in the order of the log. */
  findByCorrelations(correlationIds: readonly string[], limit: number): Promise<readonly EventIndexDocument[]> {
    const ids = correlationIds.map(toIndexId);
    return this.#find({ ids: { $in: ids }, 'ids.2': { $in: ids } }, limit);
  }

  /**
   * Returns the first events that an event caused: those whose text came from it, and those of its correlation whose
   * cause it is. Causes have no index, but what an event causes takes over its correlation id.
   */
  async findCaused(eventId: string, correlationId: string, limit: number): Promise<readonly EventIndexDocument[]> {
    const id = toIndexId(eventId);
    const [derived, caused] = await Promise.all([
      this.#find({ ids: id, 'ids.4': id }, limit),
      this.#find({ ids: toIndexId(correlationId), cause: id }, limit),
    ]);
    return sortRows(mergeRows([...derived, ...caused])).slice(0, limit);
  }

  /** Returns the rows of a stream from a revision to another one (inclusive). */
  findRange(stream: string, from: number, to: number): Promise<readonly EventIndexDocument[]> {
    const parsed = parseStreamName(stream);
    if (!parsed || to < from) return Promise.resolve([]);
    return this.#find({ ...parsed, revision: { $gte: from, $lte: to } }, to - from + 1);
  }

  /** Returns how many events of each type there are, at most a minute ago. */
  countByType(): Promise<ReadonlyMap<string, number>> {
    return this.#counts.get();
  }

  #find(filter: Filter<EventIndexDocument>, limit: number): Promise<readonly EventIndexDocument[]> {
    return this.#rows.find(filter).sort({ _id: 1 }).limit(limit).toArray();
  }

  async #countTypes(): Promise<ReadonlyMap<string, number>> {
    const count = async (type: string) => [type, await this.#rows.countDocuments({ type })] as const;
    return new Map(await Promise.all(this.types.map(count)));
  }
}
