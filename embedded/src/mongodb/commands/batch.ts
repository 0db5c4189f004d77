import { encode } from '../bson/encode.js';
import { double, long, raw, replyDoc, replyList, text, type Writable, type WritableDoc } from '../bson/value.js';
import type { Projection } from '../query/projection.js';
import type { StoredDocument } from '../storage/collection.js';
import { MAX_DOCUMENT_BYTES } from '../storage/collection-writer.js';

/** The documents of one reply, limited by number and by the maximum size of a document. */
export class Batch {
  readonly documents: Buffer[] = [];
  private byteCount = 0;

  constructor(
    private readonly size: number,
    private readonly projection: Projection | undefined,
  ) {}

  /** Adds a document. Returns false if the batch is full. */
  add(stored: StoredDocument): boolean {
    if (this.documents.length >= this.size) return false;
    const bytes = this.projection === undefined ? stored.bytes : encode(this.projection(stored.document));
    if (this.documents.length > 0 && this.byteCount + bytes.length > MAX_DOCUMENT_BYTES) return false;
    this.documents.push(bytes);
    this.byteCount += bytes.length;
    return true;
  }
}

/** Creates the reply that opens a cursor; the id 0 means that the cursor is exhausted. */
export function createCursorReply(namespace: string, documents: readonly Buffer[], id: bigint): WritableDoc {
  return createListReply(namespace, documents.map(raw), id);
}

/** Creates the reply that opens a cursor over computed documents. */
export function createListReply(namespace: string, documents: readonly Writable[], id = 0n): WritableDoc {
  const cursor = replyDoc({ firstBatch: replyList(documents), id: long(id), ns: text(namespace) });
  return replyDoc({ cursor, ok: double(1) });
}

export function createNextBatchReply(namespace: string, documents: readonly Buffer[], id: bigint): WritableDoc {
  const cursor = replyDoc({ nextBatch: replyList(documents.map(raw)), id: long(id), ns: text(namespace) });
  return replyDoc({ cursor, ok: double(1) });
}
