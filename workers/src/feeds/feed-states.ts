import type { Collection, Db } from 'mongodb';
import type { Ingested } from './ingestion/ingested.js';
import type { SourceOrder } from './ingestion/deduplicate.js';

/** The result of the last fetch of a feed. */
interface FeedState {
  readonly _id: string;
  /** When the feed was last fetched or found unreadable. */
  readonly triedAt?: Date;
  readonly fetchedAt?: Date;
  readonly found?: number;
  readonly isComplete?: boolean;
  /** The first reasons why records were skipped; `leftOut` is their number. */
  readonly faults?: readonly string[];
  readonly leftOut?: number;
  readonly failure?: string;
}

interface TidiedOrder {
  readonly _id: string;
  readonly feeds: readonly string[];
}

const ORDER = 'order';

/** Stores the state of each feed, for operators and for the readiness check. */
export class FeedStates {
  readonly #states: Collection<FeedState>;
  readonly #orders: Collection<TidiedOrder>;

  constructor(db: Db) {
    this.#states = db.collection('feed_states');
    this.#orders = db.collection('feed_order');
  }

  /** Records a fetch that returned records, complete or not. */
  async fetched(feed: string, at: Date, { found, leftOut, faults, stoppedBy }: Ingested): Promise<void> {
    await this.#note(feed, {
      triedAt: at,
      fetchedAt: at,
      found,
      isComplete: stoppedBy === undefined,
      faults,
      leftOut,
      failure: stoppedBy ?? '',
    });
  }

  /** Records that a feed is unreadable. */
  async unreadable(feed: string, at: Date, reason: string): Promise<void> {
    await this.#note(feed, { triedAt: at, failure: reason });
  }

  /** Records a fetch that failed on our side; the feed still counts as not tried. */
  async broken(feed: string, reason: 'internal' | 'took-too-long'): Promise<void> {
    await this.#note(feed, { failure: reason });
  }

  /** Returns when each feed was last tried. */
  async tried(): Promise<ReadonlyMap<string, Date>> {
    const states = await this.#states.find().toArray();
    return new Map(states.flatMap(({ _id, triedAt }) => (triedAt ? [[_id, triedAt]] : [])));
  }

  /** Returns true if all stored records were last deduplicated with this order of feeds. */
  async isTidied(order: SourceOrder): Promise<boolean> {
    const feeds = (await this.#orders.findOne({ _id: ORDER }))?.feeds;
    return feeds?.join(' ') === [...order.keys()].join(' ');
  }

  /** Records that they were. */
  async tidied(order: SourceOrder): Promise<void> {
    await this.#orders.updateOne({ _id: ORDER }, { $set: { feeds: [...order.keys()] } }, { upsert: true });
  }

  async #note(feed: string, state: Omit<FeedState, '_id'>): Promise<void> {
    await this.#states.updateOne({ _id: feed }, { $set: state }, { upsert: true });
  }
}
