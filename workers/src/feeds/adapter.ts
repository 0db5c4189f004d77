import type { z } from 'zod';
import type { CareerEvent, Posting } from './feed-records.js';
import type { FeedFormat } from './reading/feed-format.js';

/** What an adapter uses to read a feed. */
export interface FeedReader {
  /**
   * Reads the text of an https URL, or of a file named in the configuration.
   * @throws {FeedUnreadableError} with the reason: timeout, unexpected status, too large, wrong media type.
   */
  readonly readText: (from: FeedAddress, format: FeedFormat) => Promise<string>;
  readonly now: Date;
  /** Aborts when the fetch must stop. */
  readonly signal: AbortSignal;
}

/** The location of a feed. */
export type FeedAddress = { readonly url: string } | { readonly file: string };

/** Why a record could not be parsed, in one short line. */
export interface RecordError {
  readonly reason: string;
  /** The record's id at its source, if it could be read; such a record is not counted as withdrawn. */
  readonly id?: string;
}

/** One page of a feed: the records that were parsed, and an error for each record that was skipped. */
export interface FeedPage<FeedRecord> {
  readonly records: readonly FeedRecord[];
  readonly errors: readonly RecordError[];
}

/**
 * Reads feeds of one format, page by page. An unreadable page ends the iteration with `FeedUnreadableError`: on the
 * first page the fetch has failed, on a later one it is incomplete, and records missing from it do not count as
 * withdrawn.
 */
interface FeedAdapter<Kind extends 'jobs' | 'events', FeedRecord> {
  readonly recordType: Kind;
  /** Schema of the adapter's own settings, in addition to those of every feed. */
  readonly settings: z.ZodObject;
  readonly readPages: (settings: unknown, reader: FeedReader) => AsyncIterable<FeedPage<FeedRecord>>;
}
export type JobAdapter = FeedAdapter<'jobs', Posting>;
export type EventAdapter = FeedAdapter<'events', CareerEvent>;
export type Adapter = JobAdapter | EventAdapter;

/** A feed, or one of its pages, cannot be read. The message is for operators. */
export class FeedUnreadableError extends Error {
  override readonly name = 'FeedUnreadableError';
}
