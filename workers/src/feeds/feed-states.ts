import type { Database } from '@trackrecord/platform';
import {
  FEED_ORDER_COLLECTION,
  FEED_STATES_COLLECTION,
  type FeedOrderDocument,
  type FeedStateDocument,
} from '@trackrecord/contracts';
import type { Collection } from 'mongodb';
import type { IngestResult } from './ingestion/ingest-result.js';
import type { SourceRanks } from './ingestion/deduplicate.js';

const ORDER_ID = 'order';

/** Stores the state of each feed, for operators and for the readiness check. */
export class FeedStateStore {
  readonly #states: Collection<FeedStateDocument>;
  readonly #orders: Collection<FeedOrderDocument>;

  constructor(db: Database) {
    this.#states = db.collection(FEED_STATES_COLLECTION);
    this.#orders = db.collection(FEED_ORDER_COLLECTION);
  }

  /** Records a fetch that returned records, complete or not. */
  async recordFetched(
    feed: string,
    at: Date,
    { recordCount, skippedCount, skipReasons, incompleteReason }: IngestResult,
  ): Promise<void> {
    await this.#update(feed, {
      triedAt: at,
      fetchedAt: at,
      found: recordCount,
      isComplete: incompleteReason === undefined,
      faults: skipReasons,
      leftOut: skippedCount,
      failure: incompleteReason ?? '',
    });
  }

  /** Records that a feed is unreadable. */
  async recordUnreadable(feed: string, at: Date, reason: string): Promise<void> {
    await this.#update(feed, { triedAt: at, failure: reason });
  }

  /** Records a fetch that failed on our side; the feed still counts as not tried. */
  async recordFailed(feed: string, reason: 'internal' | 'took-too-long'): Promise<void> {
    await this.#update(feed, { failure: reason });
  }

  /** Returns when each feed was last tried. */
  async getLastTryTimes(): Promise<ReadonlyMap<string, Date>> {
    const states = await this.#states.find().toArray();
    return new Map(states.flatMap(({ _id, triedAt }) => (triedAt ? [[_id, triedAt]] : [])));
  }

  /** Returns true if all stored records were last deduplicated with this order of feeds (the order of the keys). */
  async isFeedOrderApplied(sourceRanks: SourceRanks): Promise<boolean> {
    const feeds = (await this.#orders.findOne({ _id: ORDER_ID }))?.feeds;
    return feeds?.join(' ') === [...sourceRanks.keys()].join(' ');
  }

  /** Stores the order of feeds that all records were deduplicated with. */
  async recordFeedOrder(sourceRanks: SourceRanks): Promise<void> {
    await this.#orders.updateOne({ _id: ORDER_ID }, { $set: { feeds: [...sourceRanks.keys()] } }, { upsert: true });
  }

  async #update(feed: string, state: Omit<FeedStateDocument, '_id'>): Promise<void> {
    await this.#states.updateOne({ _id: feed }, { $set: state }, { upsert: true });
  }
}
