import { encode } from '../bson/encode.js';
import { double, long, raw, replyDoc, replyList, text, type Writable, type WritableDoc } from '../bson/value.js';
import type { Projection } from '../query/projection.js';
import type { StoredDocument } from '../storage/collection.js';
import { MAX_DOCUMENT_BYTES } from '../storage/collection-writer.js';

/** The documents of one reply: at most `batchSize`, and together at most as many bytes as one document may have. */
export class Batch {
  readonly documents: Buffer[] = [];
  private byteCount = 0;

  constructor(
    private readonly batchSize: number,
    private readonly projection: Projection | undefined,
  ) {}

  /** Adds a document. Returns false if the batch is full. */
  add(storedDocument: StoredDocument): boolean {
    if (this.documents.length >= this.batchSize) return false;
    const bytes =
      this.projection === undefined ? storedDocument.bytes : encode(this.projection(storedDocument.document));
    if (this.documents.length > 0 && this.byteCount + bytes.length > MAX_DOCUMENT_BYTES) return false;
    this.documents.push(bytes);
    this.byteCount += bytes.length;
    return true;
  }
}

/** Creates the reply that opens a cursor; the cursor id 0 means that the cursor is exhausted. */
export function createCursorReply(namespace: string, documents: readonly Buffer[], cursorId: bigint): WritableDoc {
  return createListReply(namespace, documents.map(raw), cursorId);
}

/** Creates the reply that opens a cursor over computed documents. */
export function createListReply(namespace: string, documents: readonly Writable[], cursorId = 0n): WritableDoc {
  const cursor = replyDoc({ firstBatch: replyList(documents), id: long(cursorId), ns: text(namespace) });
  return replyDoc({ cursor, ok: double(1) });
}

export function createNextBatchReply(namespace: string, documents: readonly Buffer[], cursorId: bigint): WritableDoc {
  const cursor = replyDoc({ nextBatch: replyList(documents.map(raw)), id: long(cursorId), ns: text(namespace) });
  return replyDoc({ cursor, ok: double(1) });
}
