import type { Entries } from './environment.js';
import { getDocumentRange, parseRecordId } from './keys.js';

/** Assigns increasing record ids to documents, in the order of insertion; there may be gaps. */
export class RecordIds {
  private readonly lastIds = new Map<number, number>();

  next(entries: Entries, collection: number): number {
    const next = (this.lastIds.get(collection) ?? findLastRecordId(entries, collection)) + 1;
    this.lastIds.set(collection, next);
    return next;
  }
}

function findLastRecordId(entries: Entries, collection: number): number {
  const { from, to } = getDocumentRange(collection);
  for (const key of entries.keys(from, to, true)) return parseRecordId(key);
  return 0;
}
