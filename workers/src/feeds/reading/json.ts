import { FeedUnreadable } from '../adapter.js';

/** A text as JSON. @throws {FeedUnreadable} where it is none, or not whole; `place` says what it was. */
export function jsonOf(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedUnreadable(`${place}: it is no JSON, or not all of it`);
  }
}
