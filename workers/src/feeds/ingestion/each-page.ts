import { type FeedPage, FeedUnreadable } from '../adapter.js';

/**
 * Takes the pages of a fetch one after another. Answers why it is not complete, where a later page could not be read.
 * @throws {FeedUnreadable} where the first page could not be read, and whatever the signal says when it ends the work.
 */
export async function eachPage<Found>(
  pages: AsyncIterable<FeedPage<Found>>,
  signal: AbortSignal,
  take: (page: FeedPage<Found>) => Promise<void> | void,
): Promise<string | undefined> {
  let isBegun = false;
  try {
    for await (const page of pages) {
      signal.throwIfAborted();
      isBegun = true;
      await take(page);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!isBegun || !(error instanceof FeedUnreadable)) throw error;
    return error.message;
  }
  return undefined;
}
