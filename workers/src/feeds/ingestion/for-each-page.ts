import { type FeedPage, FeedUnreadableError } from '../adapter.js';

/**
 * Handles the pages of a fetch in order. Returns the reason if a later page could not be read.
 * @throws {FeedUnreadableError} if the first page could not be read, and the reason of the signal if it aborts.
 */
export async function forEachPage<FeedRecord>(
  pages: AsyncIterable<FeedPage<FeedRecord>>,
  signal: AbortSignal,
  handlePage: (page: FeedPage<FeedRecord>) => Promise<void> | void,
): Promise<string | undefined> {
  let hasPages = false;
  try {
    for await (const page of pages) {
      signal.throwIfAborted();
      hasPages = true;
      await handlePage(page);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!hasPages || !(error instanceof FeedUnreadableError)) throw error;
    return error.message;
  }
  return undefined;
}
