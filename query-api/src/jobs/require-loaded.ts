import { unavailableError } from '@trackrecord/platform';

/**
 * Returns the index of a mirrored collection. Until it is loaded completely, the index would be incomplete.
 * @throws {HttpError} 503 until then.
 */
export function requireLoaded<Index>(mirror: { readonly index: Index }): () => Index {
  const empty = mirror.index;
  return () => {
    if (mirror.index !== empty) return mirror.index;
    throw unavailableError('jobs-not-read', 'Jobs are still loading. Please try again in a moment.', 2);
  };
}
