import type { ConfiguredFeed } from './config/feeds-config.js';

/** So long the first fetch of feeds that lie elsewhere is waited for (ms): a slow one keeps nobody from working for long. */
export const PATIENCE = 15_000;

/** Whether a feed is read without a network: then there is nothing to wait for but our own work. */
export const isHere = ({ source, files }: ConfiguredFeed): boolean => source.isSample || files.length > 0;

/** The feeds that have to be tried before lists can be shown, when that has been waited for so many milliseconds. */
export const awaited = (
  feeds: readonly ConfiguredFeed[],
  tried: ReadonlyMap<string, Date>,
  waited: number,
): readonly string[] =>
  feeds
    .filter((feed) => !tried.has(feed.source.id) && (isHere(feed) || waited < PATIENCE))
    .map(({ source }) => source.id);
