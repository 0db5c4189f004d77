import { decode } from '../bson/decode.js';
import type { Doc } from '../bson/value.js';
import type { CollectionInfo } from './collection-info.js';
import type { Entries } from './environment.js';
import { documentKey, documentsOf, recordOf, type KeyRange } from './keys.js';

/** A document as a query meets it. */
export interface Found {
  readonly record: number;
  readonly bytes: Buffer;
  readonly document: Doc;
}

/** How much the queries of a server had to look at; tests see by it that an index was used. */
export interface Work {
  documentsExamined: number;
}

/** The documents and indexes of one collection, as of one moment. */
export class Collection {
  constructor(
    protected readonly source: Entries,
    readonly info: CollectionInfo,
    private readonly work: Work,
  ) {}

  /** The document of a record, if it is still there. */
  get(record: number): Found | undefined {
    const bytes = this.source.get(documentKey(this.info.id, record));
    if (bytes === undefined) return undefined;
    this.work.documentsExamined++;
    return { record, bytes, document: decode(bytes) };
  }

  /** How many documents there are. */
  count(): number {
    const { from, to } = documentsOf(this.info.id);
    return this.source.count(from, to);
  }

  /** All records, in the order in which they were inserted. */
  *records(): Generator<number> {
    const { from, to } = documentsOf(this.info.id);
    for (const key of this.source.keys(from, to)) yield recordOf(key);
  }

  /** The records behind a stretch of an index, in its order; a record comes once per entry. */
  *recordsByIndex({ from, to }: KeyRange, reverse: boolean): Generator<number> {
    for (const key of this.source.keys(from, to, reverse)) yield recordOf(key);
  }
}
