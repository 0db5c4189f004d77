import { createHash } from 'node:crypto';

/**
 * Returns our id for a record: the source's id if it is short and URL-safe, else a hash. Feed ids contain no dot, so
 * ids of different feeds never collide.
 */
export const createRecordId = (source: string, id: string): string =>
  `${source}.${/^[\w.-]{1,80}$/.test(id) ? id : createHash('sha256').update(id).digest('base64url').slice(0, 22)}`;
