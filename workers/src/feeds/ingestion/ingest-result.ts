import type { FeedSource } from '@trackrecord/contracts';
import type { DollarRates } from './dollars.js';
import type { SourceRanks } from './deduplicate.js';

export interface IngestContext {
  readonly source: FeedSource;
  readonly rates: DollarRates;
  readonly sourceRanks: SourceRanks;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * The result of a fetch: the number of distinct records, the number of skipped records with the first reasons, and why
 * the fetch is incomplete, if it is.
 */
export interface IngestResult {
  readonly recordCount: number;
  readonly skippedCount: number;
  readonly skipReasons: readonly string[];
  readonly incompleteReason?: string;
}
