import type { Collection, Db } from 'mongodb';
import type { Ingested } from './ingestion/ingested.js';
import type { SourceOrder } from './ingestion/deduplicate.js';

/** How fetching a feed went the last time. */
interface FeedState {
  readonly _id: string;
  /** When what it has was last asked for, and that came of it or that it cannot be read. */
  readonly triedAt?: Date;
  readonly fetchedAt?: Date;
  readonly found?: number;
  readonly isComplete?: boolean;
  /** Why records were left out, the first of them, and how many there were. */
  readonly faults?: readonly string[];
  readonly leftOut?: number;
  readonly failure?: string;
}

interface TidiedOrder {
  readonly _id: string;
  readonly feeds: readonly string[];
}

const ORDER = 'order';

/** What became of each feed, for operators, and to tell whether all were tried. */
export class FeedStates {
  readonly #states: Collection<FeedState>;
  readonly #orders: Collection<TidiedOrder>;

  constructor(db: Db) {
    this.#states = db.collection('feed_states');
    this.#orders = db.collection('feed_order');
  }

  /** Notes a fetch that brought something, complete or not. */
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

  /** Notes that a feed cannot be read, and why. */
  async unreadable(feed: string, at: Date, reason: string): Promise<void> {
    await this.#note(feed, { triedAt: at, failure: reason });
  }

  /** Notes a fetch that came to no end for a reason that is not the feed's: it is still to be tried. */
  async broken(feed: string, reason: 'internal' | 'took-too-long'): Promise<void> {
    await this.#note(feed, { failure: reason });
  }

  /** When each feed was last tried. */
  async tried(): Promise<ReadonlyMap<string, Date>> {
    const states = await this.#states.find().toArray();
    return new Map(states.flatMap(({ _id, triedAt }) => (triedAt ? [[_id, triedAt]] : [])));
  }

  /** Whether everything there is was last told apart by this order of feeds. */
  async isTidied(order: SourceOrder): Promise<boolean> {
    const feeds = (await this.#orders.findOne({ _id: ORDER }))?.feeds;
    return feeds?.join(' ') === [...order.keys()].join(' ');
  }

  /** Notes that it has been. */
  async tidied(order: SourceOrder): Promise<void> {
    await this.#orders.updateOne({ _id: ORDER }, { $set: { feeds: [...order.keys()] } }, { upsert: true });
  }

  async #note(feed: string, state: Omit<FeedState, '_id'>): Promise<void> {
    await this.#states.updateOne({ _id: feed }, { $set: state }, { upsert: true });
  }
}
