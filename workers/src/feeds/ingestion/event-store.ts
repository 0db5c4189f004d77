import { CAREER_EVENTS_COLLECTION, type StoredCareerEvent } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';

/** An event as it is kept, with how many complete fetches in a row it was missing from. */
export interface KeptEvent extends StoredCareerEvent {
  readonly missed: number;
  /** Its canonical address, first day and title: the same event of another feed has the same. */
  readonly sameKey: string;
}

/** So long after it is over an event is kept (s). */
const KEPT_PAST = 24 * 60 * 60;

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
      { key: { overAt: 1 }, expireAfterSeconds: KEPT_PAST },
    ]);
  }

  /** Everything that is known. */
  known(): Promise<KeptEvent[]> {
    return this.#events.find().toArray();
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
