import type { FeedAddress, FeedPage } from '../adapter.js';
import type { CareerEvent, Posting } from '../feed-records.js';
import type { FeedFormat } from '../reading/feed-format.js';

/** What a thread is started with: the feed to read. */
export interface FeedMessage {
  readonly adapterName: string;
  /** The settings of the adapter. */
  readonly settings: unknown;
  readonly now: Date;
}

/**
 * What a thread answers: it needs a document (the next message is a `DocumentMessage`), has read a page (the next
 * message has no content), or has ended.
 */
export type FeedStep =
  | { readonly step: 'read'; readonly from: FeedAddress; readonly format: FeedFormat }
  | { readonly step: 'page'; readonly page: FeedPage<Posting | CareerEvent> }
  | { readonly step: 'end' }
  | { readonly step: 'unreadable'; readonly reason: string };

/** The text of a document, or why it cannot be read. */
export type DocumentMessage = { readonly text: string } | { readonly unreadable: string };
