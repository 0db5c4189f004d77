import { z } from 'zod';

const count = z.int().nonnegative();

/** The result of the last fetch of each feed. */
export const FEED_STATES_COLLECTION = 'feed_states';

export interface FeedStateDocument {
  readonly _id: string;
  /** When the feed was last fetched or found unreadable. */
  readonly triedAt?: Date;
  readonly fetchedAt?: Date;
  /** The number of records in the feed. */
  readonly found?: number;
  readonly isComplete?: boolean;
  /** The first reasons why records were skipped. */
  readonly faults?: readonly string[];
  /** The number of skipped records. */
  readonly leftOut?: number;
  /** Why the last fetch failed or is incomplete; empty if it did neither. */
  readonly failure?: string;
}

/** The enabled feeds, in the order in which records were last deduplicated: one document, `order`. */
export const FEED_ORDER_COLLECTION = 'feed_order';

export interface FeedOrderDocument {
  readonly _id: string;
  readonly feeds: readonly string[];
}

/** A feed and its last fetch. */
export const feedSummary = z
  .strictObject({
    feed: z.string(),
    isEnabled: z.boolean(),
    triedAt: z.iso.datetime().nullable(),
    fetchedAt: z.iso.datetime().nullable(),
    /** The records of the last fetch, and how many of them were skipped. */
    records: count.nullable(),
    skipped: count.nullable(),
    /** Why the last fetch failed or is incomplete; null if it did neither. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'FeedSummary' });
export type FeedSummary = z.infer<typeof feedSummary>;

/** GET /operations/feeds. */
export const feedList = z.strictObject({ feeds: z.array(feedSummary) });

/** GET /operations/erasures: how many are in a transient state, and the age of the oldest (s). */
export const erasureSummary = z
  .strictObject({
    begun: count,
    erased: count,
    oldestBegunSeconds: z.number().nonnegative(),
    oldestErasedSeconds: z.number().nonnegative(),
  })
  .meta({ id: 'ErasureSummary' });
export type ErasureSummary = z.infer<typeof erasureSummary>;
