import type { Entries } from './environment.js';
import { getDocumentRange, parseRecordId } from './keys.js';

/** Assigns increasing record ids to documents, in the order of insertion; there may be gaps. */
export class RecordIds {
  /** The last assigned record ids, by collection id. */
  private readonly lastRecordIds = new Map<number, number>();

  next(entries: Entries, collectionId: number): number {
    const next = (this.lastRecordIds.get(collectionId) ?? findLastRecordId(entries, collectionId)) + 1;
    this.lastRecordIds.set(collectionId, next);
    return next;
  }
}

function findLastRecordId(entries: Entries, collectionId: number): number {
  const { from, to } = getDocumentRange(collectionId);
  for (const key of entries.keys(from, to, true)) return parseRecordId(key);
  return 0;
}
