import type { Adapter, FeedPage } from '../feeds/adapter.js';
import { FEED_LIMITS, type FeedLimits } from '../feeds/reading/feed-limits.js';
import { feedReader } from '../feeds/reading/feed-reader.js';
import type { FoundEvent, Posting } from '../feeds/found.js';
import type { Web } from '../web/web.js';

/** When tests read feeds. */
export const NOW = new Date('2026-11-22T12:00:00Z');

/** What came of a feed, and what ended it, where it did not come to its end. */
export interface Fetched<Found> {
  readonly found: readonly Found[];
  readonly faults: readonly string[];
  readonly pages: number;
  readonly stoppedBy?: unknown;
}

type FoundBy<Reads extends Adapter> = Reads['finds'] extends 'jobs' ? Posting : FoundEvent;

/** Where a test reads from. */
export interface From {
  readonly web?: Web;
  readonly folder?: string;
  readonly limits?: Partial<FeedLimits>;
}

/** Reads a feed page by page, until its end or what stops it. */
export async function fetchFrom<Reads extends Adapter>(
  adapter: Reads,
  settings: Readonly<Record<string, unknown>>,
  { web, folder = '/nowhere', limits = {} }: From,
): Promise<Fetched<FoundBy<Reads>>> {
  const reader = feedReader({
    now: NOW,
    signal: new AbortController().signal,
    folder,
    files: typeof settings.file === 'string' ? [settings.file] : [],
    ...(web && { web }),
    limits: { ...FEED_LIMITS, ...limits },
  });
  const read: FeedPage<FoundBy<Reads>>[] = [];
  const all = () => ({
    found: read.flatMap(({ found }) => found),
    faults: read.flatMap(({ faults }) => faults.map(({ reason }) => reason)),
    pages: read.length,
  });
  try {
    const pages = adapter.pages(settings, reader) as AsyncIterable<FeedPage<FoundBy<Reads>>>;
    for await (const page of pages) read.push(page);
    return all();
  } catch (stoppedBy) {
    return { ...all(), stoppedBy };
  }
}
