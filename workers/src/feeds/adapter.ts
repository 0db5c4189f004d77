import type { z } from 'zod';
import type { FoundEvent, Posting } from './found.js';
import type { FeedKind } from './reading/feed-kind.js';

/** What an adapter reads a feed with. */
export interface FeedReader {
  /**
   * The text at an https address, or of a file that the configuration names.
   * @throws {FeedUnreadable} saying why: no answer in time, another status, too large, not of this kind.
   */
  readonly text: (from: FeedAddress, kind: FeedKind) => Promise<string>;
  readonly now: Date;
}

/** Where a feed lies. */
export type FeedAddress = { readonly url: string } | { readonly file: string };

/** Why a record could not be read, in one short line. */
export interface FeedFault {
  readonly reason: string;
  /** The id of the record at its source, where it tells that much: then nobody takes it for withdrawn. */
  readonly id?: string;
}

/** A part of a feed: what was found, and why each record that could not be read was left out. */
export interface FeedPage<Found> {
  readonly found: readonly Found[];
  readonly faults: readonly FeedFault[];
}

/**
 * Reads feeds of one kind, page by page. A page that cannot be read ends it with `FeedUnreadable`: if that is the first,
 * the fetch has failed; if a later one, it is incomplete, and nothing that is missing from it counts as withdrawn.
 */
interface Reads<Kind extends 'jobs' | 'events', Found> {
  readonly finds: Kind;
  /** What the configuration says of such a feed, beside what it says of every feed. */
  readonly settings: z.ZodObject;
  readonly pages: (settings: unknown, reader: FeedReader) => AsyncIterable<FeedPage<Found>>;
}
export type JobAdapter = Reads<'jobs', Posting>;
export type EventAdapter = Reads<'events', FoundEvent>;
export type Adapter = JobAdapter | EventAdapter;

/** A feed, or a page of it, cannot be read; the reason is for operators. */
export class FeedUnreadable extends Error {
  override readonly name = 'FeedUnreadable';
}
