import { decode } from '../bson/decode.js';
import type { Doc } from '../bson/value.js';
import type { CollectionInfo } from './collection-info.js';
import type { Entries } from './environment.js';
import { toDocumentKey, getDocumentRange, parseRecordId, type KeyRange } from './keys.js';

export interface StoredDocument {
  readonly recordId: number;
  readonly bytes: Buffer;
  readonly document: Doc;
}

/** Counts examined documents, from which tests see that an index was used. */
export interface QueryStats {
  documentsExamined: number;
}

/** A snapshot of the documents and indexes of a collection. */
export class Collection {
  constructor(
    protected readonly source: Entries,
    readonly info: CollectionInfo,
    private readonly stats: QueryStats,
  ) {}

  /** Returns the document with a record id, if it still exists. */
  get(recordId: number): StoredDocument | undefined {
    const bytes = this.source.get(toDocumentKey(this.info.id, recordId));
    if (bytes === undefined) return undefined;
    this.stats.documentsExamined++;
    return { recordId, bytes, document: decode(bytes) };
  }

  count(): number {
    const { from, to } = getDocumentRange(this.info.id);
    return this.source.count(from, to);
  }

  /** Yields all record ids in the order of insertion. */
  *iterateRecordIds(): Generator<number> {
    const { from, to } = getDocumentRange(this.info.id);
    for (const key of this.source.keys(from, to)) yield parseRecordId(key);
  }

  /** Yields the record ids of a range of an index, once per index entry. */
  *iterateIndexRange({ from, to }: KeyRange, reverse: boolean): Generator<number> {
    for (const key of this.source.keys(from, to, reverse)) yield parseRecordId(key);
  }
}
