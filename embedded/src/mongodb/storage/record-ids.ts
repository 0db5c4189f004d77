import type { Entries } from './environment.js';
import { documentRange, parseRecordId } from './keys.js';

/** Assigns increasing record ids to documents, in the order of insertion; there may be gaps. */
export class RecordIds {
  private readonly last = new Map<number, number>();

  next(entries: Entries, collection: number): number {
    const next = (this.last.get(collection) ?? findGreatest(entries, collection)) + 1;
    this.last.set(collection, next);
    return next;
  }
}

function findGreatest(entries: Entries, collection: number): number {
  const { from, to } = documentRange(collection);
  for (const key of entries.keys(from, to, true)) return parseRecordId(key);
  return 0;
}
