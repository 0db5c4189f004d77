import type { Database } from '@trackrecord/platform';
import { CAREER_EVENTS_COLLECTION, type StoredCareerEvent } from '@trackrecord/contracts';
import type { Collection } from 'mongodb';

/** A stored career event, with the number of consecutive complete fetches it was missing from. */
export interface IngestedCareerEvent extends StoredCareerEvent {
  readonly missed: number;
  /** Hash of canonical URL, first day and title: equal for the same event of other feeds. */
  readonly sameKey: string;
}

const RETENTION_SECONDS = 24 * 60 * 60;

/** Stores career events; they are few enough to be loaded at once. */
export class CareerEventStore {
  readonly #events: Collection<IngestedCareerEvent>;

  constructor(db: Database) {
    this.#events = db.collection(CAREER_EVENTS_COLLECTION);
  }

  /** Creates the indexes. */
  async createIndexes(): Promise<void> {
    await this.#events.createIndexes([
      { key: { isOpen: 1, endDate: 1 } },
      { key: { overAt: 1 }, expireAfterSeconds: RETENTION_SECONDS },
    ]);
  }

  findAll(): Promise<IngestedCareerEvent[]> {
    return this.#events.find().toArray();
  }

  /** Replaces events and deletes those in `removedIds`. */
  async write(events: readonly IngestedCareerEvent[], removedIds: readonly string[]): Promise<void> {
    if (events.length > 0) {
      await this.#events.bulkWrite(
        events.map((event) => ({ replaceOne: { filter: { _id: event._id }, replacement: event, upsert: true } })),
      );
    }
    if (removedIds.length > 0) await this.#events.deleteMany({ _id: { $in: [...removedIds] } });
  }
}
