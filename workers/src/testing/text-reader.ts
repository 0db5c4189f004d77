import type { FeedReader } from '../feeds/adapter.js';
import { NOW } from './fetch-all-pages.js';

/** Creates a reader that returns these documents, one per request, and then empty lists. */
export function createTextReader(...documents: readonly string[]): FeedReader {
  const remaining = [...documents];
  return {
    now: NOW,
    signal: new AbortController().signal,
    readText: () => Promise.resolve(remaining.shift() ?? '[]'),
  };
}
