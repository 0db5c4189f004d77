import { unavailableError } from '@trackrecord/platform';

/**
 * Creates a function that returns the index of a mirrored collection. The function throws a 503 until the collection is
 * loaded. Call this before loading starts.
 */
export function requireLoaded<Index>(mirror: { readonly index: Index }): () => Index {
  const empty = mirror.index;
  return () => {
    if (mirror.index !== empty) return mirror.index;
    throw unavailableError('jobs-not-read', 'Jobs are still loading. Please try again in a moment.', 2);
  };
}
