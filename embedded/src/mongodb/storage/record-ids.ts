import type { Entries } from './environment.js';
import { documentsOf, recordOf } from './keys.js';

/** Gives each document of a database a number that grows: the order of insertion. Numbers may be left out. */
export class RecordIds {
  private readonly last = new Map<number, number>();

  next(entries: Entries, collection: number): number {
    const next = (this.last.get(collection) ?? greatest(entries, collection)) + 1;
    this.last.set(collection, next);
    return next;
  }
}

function greatest(entries: Entries, collection: number): number {
  const { from, to } = documentsOf(collection);
  for (const key of entries.keys(from, to, true)) return recordOf(key);
  return 0;
}
