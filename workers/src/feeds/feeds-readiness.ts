import type { ConfiguredFeed } from './config/feeds-config.js';

/** How long readiness waits for the first fetch of remote feeds (ms), so that a slow feed does not block it. */
export const FIRST_FETCH_TIMEOUT_MS = 15_000;

/** Returns true if a feed is read without network access. */
export const isLocal = ({ source, files }: ConfiguredFeed): boolean => source.isSample || files.length > 0;

/** Returns the ids of the feeds that must be tried before the worker is ready. */
export const findIdsOfPendingFeeds = (
  feeds: readonly ConfiguredFeed[],
  lastTryTimes: ReadonlyMap<string, Date>,
  waitedMs: number,
): readonly string[] =>
  feeds
    .filter((feed) => !lastTryTimes.has(feed.source.id) && (isLocal(feed) || waitedMs < FIRST_FETCH_TIMEOUT_MS))
    .map(({ source }) => source.id);
