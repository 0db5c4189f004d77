import { createHash } from 'node:crypto';

/**
 * An id of ours for an id of a source: as it is where it is short and safe in an address, else a hash of it. No id of a
 * feed holds a dot, so that no two of them can come to the same id.
 */
export const ownId = (source: string, id: string): string =>
  `${source}.${/^[\w.-]{1,80}$/.test(id) ? id : createHash('sha256').update(id).digest('base64url').slice(0, 22)}`;
