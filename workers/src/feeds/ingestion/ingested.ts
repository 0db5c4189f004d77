import type { FeedSource } from '@trackrecord/contracts';
import type { DollarRates } from './dollars.js';
import type { SourceOrder } from './deduplicate.js';

/** A feed that is being taken in. */
export interface IngestedFeed {
  readonly source: FeedSource;
  readonly rates: DollarRates;
  readonly order: SourceOrder;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * What came of a fetch: how many different records, how many others were left out with the first reasons why, and why it
 * is not complete.
 */
export interface Ingested {
  readonly found: number;
  readonly leftOut: number;
  readonly faults: readonly string[];
  readonly stoppedBy?: string;
}
