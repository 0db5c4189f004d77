import { createHash } from 'node:crypto';

/**
 * Returns our id for a record: the id of the feed, a dot, and the record's id at the source, or a hash of it if it is
 * long or not URL-safe. Feed ids contain no dot, so ids of different feeds never collide.
 */
export const createRecordId = (feedId: string, sourceId: string): string =>
  `${feedId}.${/^[\w.-]{1,80}$/.test(sourceId) ? sourceId : createHash('sha256').update(sourceId).digest('base64url').slice(0, 22)}`;
