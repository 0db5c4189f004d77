import {
  type Database,
  type Erasures,
  EVENT_INDEX_COLLECTION,
  type EventIndexDocument,
  insertEach,
  type LogPosition,
  type RecordedEvent,
  toIndexDocument,
} from '@trackrecord/platform';
import { type Collection, Long } from 'mongodb';

const DAY_SECONDS = 24 * 60 * 60;
/** The last event of each stream of an erased account. */
const FINAL_EVENT = 'AccountErased';

/** Stores one row for each event of a user, and none of erased accounts (decision 090). */
export class EventIndex {
  readonly #rows: Collection<EventIndexDocument>;

  constructor(
    private readonly db: Database,
    /** The accounts that are erased or being erased. */
    private readonly erasures: Pick<Erasures, 'findErased'>,
    /** How many days rows are kept. */
    readonly days: number,
  ) {
    this.#rows = db.collection(EVENT_INDEX_COLLECTION);
  }

  /** Creates the collection with its indexes. */
  async prepare(): Promise<void> {
    await this.#rows.createIndex({ ids: 1 }, {}, {});
    await this.#rows.createIndex({ type: 1, _id: 1 }, {}, {});
    await this.#rows.createIndex({ uid: 1 }, {}, {});
    await this.#rows.createIndex({ at: 1 }, { expireAfterSeconds: this.days * DAY_SECONDS }, {});
  }

  /**
   * Returns true if the collection keeps rows for as many days as this. With fewer it lacks rows, and an index cannot
   * change how long they are kept.
   */
  async hasSameDays(): Promise<boolean> {
    if (!(await this.exists())) return false;
    const indexes = (await this.#rows.indexes()) as readonly { readonly expireAfterSeconds?: number }[];
    return indexes.some(({ expireAfterSeconds }) => expireAfterSeconds === this.days * DAY_SECONDS);
  }

  /** Returns true if there is a collection. */
  async exists(): Promise<boolean> {
    const filter = { name: EVENT_INDEX_COLLECTION };
    return (await this.db.listCollections(filter, { nameOnly: true }).toArray()).length > 0;
  }

  /** Deletes all rows, with the indexes. */
  async drop(): Promise<void> {
    if (await this.exists()) await this.#rows.drop();
  }

  /** Deletes rows after a position: the log may have lost their events. */
  async deleteAfter({ commit }: LogPosition): Promise<void> {
    await this.#rows.deleteMany({ _id: { $gt: Long.fromString(commit) } });
  }

  /**
   * Adds the rows of events, in the order of the log. Rows that exist are left as they are. The final event of an erased
   * account deletes its rows. Returns how many were added.
   */
  async add(events: readonly RecordedEvent[]): Promise<number> {
    const finished = new Set<string>();
    const rows: EventIndexDocument[] = [];
    const oldest = Date.now() - this.days * DAY_SECONDS * 1_000;
    for (const event of events) {
      const row = toIndexDocument(event);
      if (row === undefined) continue;
      if (row.type === FINAL_EVENT) finished.add(row.uid);
      else if (row.at.getTime() > oldest) rows.push(row);
    }
    const uids = [...new Set(rows.map(({ uid }) => uid))].filter((uid) => !finished.has(uid));
    const erased = new Set([...finished, ...(await this.erasures.findErased(uids))]);
    const newRows = rows.filter(({ uid }) => !erased.has(uid));
    const inserted = newRows.length === 0 ? [] : await insertEach(this.#rows, newRows);
    // An erasure may have begun since, and its eraser may have run before the rows were inserted.
    const erasedMeanwhile = await this.erasures.findErased(uids.filter((uid) => !erased.has(uid)));
    await this.#delete([...finished, ...erasedMeanwhile]);
    return inserted.filter(Boolean).length;
  }

  async #delete(uids: readonly string[]): Promise<void> {
    if (uids.length > 0) await this.#rows.deleteMany({ uid: { $in: [...uids] } });
  }
}
