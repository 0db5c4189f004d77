import { unavailableError } from '@trackrecord/platform';

/**
 * Returns the index of a mirrored collection. Until it is loaded completely, the index would be incomplete.
 * @throws {HttpError} 503 until then.
 */
export function onceRead<Made>(followed: { readonly made: Made }): () => Made {
  const unread = followed.made;
  return () => {
    if (followed.made !== unread) return followed.made;
    throw unavailableError('jobs-not-read', 'Jobs are still loading. Please try again in a moment.', 2);
  };
}
