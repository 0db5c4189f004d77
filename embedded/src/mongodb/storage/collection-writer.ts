import { formatValue } from '../bson/format.js';
import { encode } from '../bson/encode.js';
import { doc, NULL, replyDoc, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { getDocumentKeys } from '../query/document-keys.js';
import type { Path } from '../query/path.js';
import type { Catalog } from './catalog.js';
import { Collection, type QueryStats } from './collection.js';
import { createIndexInfo, type CollectionInfo, type IndexInfo } from './collection-info.js';
import { MAX_KEY_BYTES, type WritableEntries } from './environment.js';
import { toDocumentKey, toIndexEntryKey, parseRecordId, getPrefixRange, RECORD_ID_BYTES } from './keys.js';
import type { RecordIds } from './record-ids.js';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** MongoDB's messages for documents that are too large, by the name of the error code. */
const SIZE_ERROR_MESSAGES = {
  BSONObjectTooLarge: 'object to insert too large, larger than',
  Location17419: 'Resulting document after update is larger than',
  Location17420: 'Document to upsert is larger than',
} as const;

type SizeErrorName = keyof typeof SIZE_ERROR_MESSAGES;

/** The value of every index entry. It is never read: the key says everything. */
const INDEX_ENTRY_VALUE = Buffer.from([1]);

/** The entries of a document in one index. */
interface IndexEntries {
  readonly index: IndexInfo;
  /** The keys of the entries, by the encoded values of the document. */
  readonly keys: ReadonlyMap<string, Buffer>;
}

/**
 * Changes the documents of a collection and their index entries. A document is checked before it and its index entries
 * are written. If it is rejected, nothing of it is stored, except that index fields may stay marked as multikey.
 */
export class CollectionWriter extends Collection {
  private currentInfo: CollectionInfo;

  constructor(
    private readonly entries: WritableEntries,
    info: CollectionInfo,
    stats: QueryStats,
    private readonly dependencies: {
      readonly database: string;
      readonly catalog: Catalog;
      readonly recordIds: RecordIds;
    },
  ) {
    super(entries, info, stats);
    this.currentInfo = info;
  }

  get namespace(): string {
    return `${this.dependencies.database}.${this.info.name}`;
  }

  /** @param sizeErrorName the error code for a document that is too large */
  insert(document: Doc, sizeErrorName: SizeErrorName = 'BSONObjectTooLarge'): void {
    const bytes = this.encodeDocument(document, sizeErrorName);
    const recordId = this.dependencies.recordIds.next(this.entries, this.info.id);
    const newEntries = this.createIndexEntries(document, recordId);
    for (const { index, keys } of newEntries) this.rejectDuplicates(index, keys, document, recordId);
    this.entries.put(toDocumentKey(this.info.id, recordId), bytes);
    for (const { keys } of newEntries) this.putAll(keys);
  }

  /** Replaces a document. Returns false if the new one is identical. */
  replace(
    recordId: number,
    storedDocument: { readonly bytes: Buffer; readonly document: Doc },
    newDocument: Doc,
  ): boolean {
    const bytes = this.encodeDocument(newDocument, 'Location17419');
    if (bytes.equals(storedDocument.bytes)) return false;
    const oldEntries = this.createIndexEntries(storedDocument.document, recordId);
    const newEntries = this.createIndexEntries(newDocument, recordId);
    const changes = newEntries.map(({ index, keys }, i) => {
      const oldKeys = oldEntries[i]?.keys ?? new Map<string, Buffer>();
      return { index, addedKeys: getDifference(keys, oldKeys), removedKeys: getDifference(oldKeys, keys) };
    });
    for (const change of changes) this.rejectDuplicates(change.index, change.addedKeys, newDocument, recordId);
    this.entries.put(toDocumentKey(this.info.id, recordId), bytes);
    for (const change of changes) {
      this.removeAll(change.removedKeys);
      this.putAll(change.addedKeys);
    }
    return true;
  }

  remove(recordId: number, document: Doc): void {
    for (const { keys } of this.createIndexEntries(document, recordId)) this.removeAll(keys);
    this.entries.remove(toDocumentKey(this.info.id, recordId));
  }

  /** Creates an index with entries for all documents. */
  createIndex(spec: Doc): void {
    const index = createIndexInfo(this.info.id, this.currentInfo.nextIndexId, spec);
    this.updateInfo({ nextIndexId: index.id + 1, indexes: [...this.currentInfo.indexes, index] });
    for (const recordId of [...this.iterateRecordIds()]) {
      const storedDocument = this.get(recordId);
      if (storedDocument === undefined) continue;
      const keys = this.createEntryKeys(index, storedDocument.document, recordId);
      this.rejectDuplicates(index, keys, storedDocument.document, recordId);
      this.putAll(keys);
    }
  }

  private encodeDocument(document: Doc, sizeErrorName: SizeErrorName): Buffer {
    const bytes = encode(document);
    if (bytes.length <= MAX_DOCUMENT_BYTES) return bytes;
    throw new CommandError(
      sizeErrorName,
      `${SIZE_ERROR_MESSAGES[sizeErrorName]} ${MAX_DOCUMENT_BYTES}: ${bytes.length} bytes`,
    );
  }

  private createIndexEntries(document: Doc, recordId: number): readonly IndexEntries[] {
    return this.currentInfo.indexes.map((index) => ({ index, keys: this.createEntryKeys(index, document, recordId) }));
  }

  private createEntryKeys(index: IndexInfo, document: Doc, recordId: number): ReadonlyMap<string, Buffer> {
    const { keys, multikey } = getDocumentKeys(document, index.fields);
    this.saveMultikeyFlags(index, multikey);
    return new Map(
      keys.map((keyString) => [keyString.toString('latin1'), this.createEntryKey(index, keyString, recordId)]),
    );
  }

  private createEntryKey(index: IndexInfo, keyString: Buffer, recordId: number): Buffer {
    const key = toIndexEntryKey(index.prefix, keyString, recordId);
    if (key.length <= MAX_KEY_BYTES) return key;
    throw new CommandError(
      'KeyTooLong',
      `the value is too long for the index ${index.name} of ${this.namespace}: ${key.length} bytes, the maximum is ${MAX_KEY_BYTES}`,
    );
  }

  /** Saves that index fields are multikey: a range of the index can then contain a document twice. */
  private saveMultikeyFlags(index: IndexInfo, multikey: readonly boolean[]): void {
    const currentMultikey = this.currentInfo.indexes.find((other) => other.id === index.id)?.multikey ?? [];
    if (!multikey.some((flag, i) => flag && currentMultikey[i] !== true)) return;
    const mergedMultikey = multikey.map((flag, i) => flag || currentMultikey[i] === true);
    const indexes = this.currentInfo.indexes.map((other) =>
      other.id === index.id ? { ...other, multikey: mergedMultikey } : other,
    );
    this.updateInfo({ indexes });
  }

  private updateInfo(change: Partial<CollectionInfo>): void {
    this.currentInfo = { ...this.currentInfo, ...change };
    this.dependencies.catalog.save(this.entries, this.currentInfo);
  }

  private rejectDuplicates(index: IndexInfo, keys: ReadonlyMap<string, Buffer>, document: Doc, recordId: number): void {
    if (!index.isUnique) return;
    for (const key of keys.values()) {
      const keyWithoutRecordId = key.subarray(0, key.length - RECORD_ID_BYTES);
      const { from, to } = getPrefixRange(keyWithoutRecordId);
      for (const existingKey of this.entries.keys(from, to)) {
        if (parseRecordId(existingKey) !== recordId) throw createDuplicateKeyError(this.namespace, index, document);
      }
    }
  }

  private putAll(keys: ReadonlyMap<string, Buffer>): void {
    for (const key of keys.values()) this.entries.put(key, INDEX_ENTRY_VALUE);
  }

  private removeAll(keys: ReadonlyMap<string, Buffer>): void {
    for (const key of keys.values()) this.entries.remove(key);
  }
}

function getDifference(
  keys: ReadonlyMap<string, Buffer>,
  otherKeys: ReadonlyMap<string, Buffer>,
): ReadonlyMap<string, Buffer> {
  return new Map([...keys].filter(([keyString]) => !otherKeys.has(keyString)));
}

/** Creates the E11000 error for a violation of a unique index, with MongoDB's message. */
function createDuplicateKeyError(namespace: string, index: IndexInfo, document: Doc): CommandError {
  const values = index.fields.map((field) => [field.name, getValueAtPath(document, field.path)] as const);
  const keyText = values.map(([name, value]) => `${name}: ${formatValue(value)}`).join(', ');
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: { ${keyText} }`;
  const keyPattern = index.spec.fields.get('key') ?? NULL;
  return new CommandError('DuplicateKey', message, replyDoc({ keyPattern, keyValue: doc(values) }));
}

/** Returns the value at a path for an error message: in arrays, that of the first element. */
function getValueAtPath(value: Value, path: Path): Value {
  if (value.type === 'array') return value.items[0] === undefined ? NULL : getValueAtPath(value.items[0], path);
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const next = value.type === 'object' ? value.fields.get(part) : undefined;
  return next === undefined ? NULL : getValueAtPath(next, rest);
}
