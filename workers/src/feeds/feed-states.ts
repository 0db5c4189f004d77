import type { Collection, Db } from 'mongodb';
import type { Ingested } from './ingestion/ingested.js';

/** How fetching a feed went the last time. */
interface FeedState {
  readonly _id: string;
  readonly triedAt: Date;
  readonly fetchedAt?: Date;
  readonly found?: number;
  readonly isComplete?: boolean;
  /** Why records were left out, the first of them, and how many there were. */
  readonly faults?: readonly string[];
  readonly leftOut?: number;
  readonly failure?: string;
}

const MOST_FAULTS = 20;

/** What became of each feed, for operators, and to tell whether all were tried. */
export class FeedStates {
  readonly #states: Collection<FeedState>;

  constructor(db: Db) {
    this.#states = db.collection('feed_states');
  }

  /** Notes a fetch that brought something, complete or not. */
  async fetched(feed: string, at: Date, { found, faults, stoppedBy }: Ingested): Promise<void> {
    await this.#note(feed, {
      triedAt: at,
      fetchedAt: at,
      found,
      isComplete: stoppedBy === undefined,
      faults: faults.slice(0, MOST_FAULTS),
      leftOut: faults.length,
      failure: stoppedBy ?? '',
    });
  }

  /** Notes a fetch that brought nothing, and why. */
  async failed(feed: string, at: Date, reason: string): Promise<void> {
    await this.#note(feed, { triedAt: at, failure: reason });
  }

  /** When each feed was last tried. */
  async tried(): Promise<ReadonlyMap<string, Date>> {
    return new Map((await this.#states.find().toArray()).map(({ _id, triedAt }) => [_id, triedAt]));
  }

  async #note(feed: string, state: Omit<FeedState, '_id'>): Promise<void> {
    await this.#states.updateOne({ _id: feed }, { $set: state }, { upsert: true });
  }
}
