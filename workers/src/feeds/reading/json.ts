import { FeedUnreadable } from '../adapter.js';

/** Parses JSON. @throws {FeedUnreadable} if it is invalid; `place` names the source. */
export function jsonOf(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedUnreadable(`${place}: it is no JSON, or not all of it`);
  }
}
