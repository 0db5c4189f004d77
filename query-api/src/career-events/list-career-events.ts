import {
  ENDPOINTS,
  careerEvent,
  type CareerEvent,
  CAREER_EVENTS_COLLECTION,
  type StoredCareerEvent,
} from '@trackrecord/contracts';
import { type Database, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Collection } from 'mongodb';

/** The maximum number of events. Those that end first are returned. */
const MAX_EVENTS = 300;

/** Reads the events that are not over yet. */
export class UpcomingEvents {
  readonly #events: Collection<Omit<StoredCareerEvent, '_id'> & { readonly _id: string }>;

  constructor(db: Database) {
    this.#events = db.collection(CAREER_EVENTS_COLLECTION);
  }

  /** Returns the events, ordered by their end. */
  async list(now: Date): Promise<CareerEvent[]> {
    const cursor = this.#events.find({ isOpen: true, overAt: { $gt: now } });
    return (await cursor.sort({ endDate: 1, _id: 1 }).limit(MAX_EVENTS).toArray()).map((event) =>
      careerEvent.parse(event),
    );
  }
}

/** GET /events/all/{uid}: the events that are not over, ordered by their end (spec section 7). */
export const listCareerEvents = (events: UpcomingEvents): RequestHandler =>
  handle(ENDPOINTS.listCareerEvents, async () => ({
    status: 200,
    body: { success: true, data: await events.list(new Date()) },
  }));
