import type { Adapter, FeedPage } from '../feeds/adapter.js';
import { FEED_LIMITS, type FeedLimits } from '../feeds/reading/feed-reader.js';
import { createFeedReader } from '../feeds/reading/feed-reader.js';
import type { CareerEvent, Posting } from '../feeds/feed-records.js';
import type { Web } from '../web/web.js';

/** The time at which tests read feeds. */
export const NOW = new Date('2026-11-22T12:00:00Z');

/** The content of a feed, the reasons of its skipped records, and the error that ended the fetch, if any. */
export interface FetchedFeed<FeedRecord> {
  readonly records: readonly FeedRecord[];
  readonly errors: readonly string[];
  readonly pageCount: number;
  readonly fetchError?: unknown;
}

type RecordOf<A extends Adapter> = A['recordType'] extends 'jobs' ? Posting : CareerEvent;

export interface FetchSource {
  readonly web?: Web;
  readonly folder?: string;
  readonly limits?: Partial<FeedLimits>;
}

/** Reads all pages of a feed, until its end or an error. */
export async function fetchAllPages<A extends Adapter>(
  adapter: A,
  settings: Readonly<Record<string, unknown>>,
  { web, folder = '/nowhere', limits = {} }: FetchSource,
): Promise<FetchedFeed<RecordOf<A>>> {
  const reader = createFeedReader({
    now: NOW,
    signal: new AbortController().signal,
    folder,
    files: typeof settings.file === 'string' ? [settings.file] : [],
    ...(web && { web }),
    limits: { ...FEED_LIMITS, ...limits },
  });
  const collectedPages: FeedPage<RecordOf<A>>[] = [];
  const getResult = () => ({
    records: collectedPages.flatMap(({ records }) => records),
    errors: collectedPages.flatMap(({ errors }) => errors.map(({ reason }) => reason)),
    pageCount: collectedPages.length,
  });
  try {
    const pages = adapter.readPages(settings, reader) as AsyncIterable<FeedPage<RecordOf<A>>>;
    for await (const page of pages) collectedPages.push(page);
    return getResult();
  } catch (error) {
    return { ...getResult(), fetchError: error };
  }
}
