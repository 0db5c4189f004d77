import { unavailableError } from '@trackrecord/platform';

const RETRY_AFTER_SECONDS = 2;

/**
 * Creates a function that returns the index of a mirrored collection. The function throws a 503 until the collection is
 * loaded. Call `requireLoaded` before loading starts: it takes the index of that time for the one that is not loaded.
 */
export function requireLoaded<Index>(mirror: { readonly index: Index }): () => Index {
  const emptyIndex = mirror.index;
  return () => {
    if (mirror.index !== emptyIndex) return mirror.index;
    throw unavailableError(
      'jobs-not-read',
      'Jobs are still loading. Please try again in a moment.',
      RETRY_AFTER_SECONDS,
    );
  };
}
