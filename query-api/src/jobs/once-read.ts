import { unavailableError } from '@trackrecord/platform';

/**
 * What a followed collection has been made into, at each moment; until all of it has been read once that would be a part
 * of it, or nothing.
 * @throws {HttpError} 503 until then.
 */
export function onceRead<Made>(followed: { readonly made: Made }): () => Made {
  const unread = followed.made;
  return () => {
    if (followed.made !== unread) return followed.made;
    throw unavailableError('jobs-not-read', 'Jobs are still loading. Please try again in a moment.', 2);
  };
}
