import { encode } from '../bson/encode.js';
import type { Doc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { orderKeys } from '../query/order-key.js';
import type { Catalog } from './catalog.js';
import { Collection, type Work } from './collection.js';
import { NO_DEADLINE } from '../deadline.js';
import { indexInfo, type CollectionInfo, type IndexInfo } from './collection-info.js';
import { duplicateKey } from './duplicate-key.js';
import { MAX_KEY_BYTES, type WritableEntries } from './environment.js';
import { documentKey, indexEntryKey, recordOf, within } from './keys.js';
import type { RecordIds } from './record-ids.js';

/** The largest document, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** MongoDB has a code of its own for each way in which a document becomes too large. */
const TOO_LARGE = {
  BSONObjectTooLarge: 'object to insert too large, larger than',
  Location17419: 'Resulting document after update is larger than',
  Location17420: 'Document to upsert is larger than',
} as const;

type TooLarge = keyof typeof TOO_LARGE;

const PRESENT = Buffer.from([1]);

/** The entries that one index has for a document. */
interface IndexEntries {
  readonly index: IndexInfo;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/**
 * Changes the documents of a collection together with all their index entries. Whatever can be wrong with a change is
 * found out before the first entry is touched, so a refused document leaves nothing behind.
 */
export class CollectionWriter extends Collection {
  private current: CollectionInfo;

  constructor(
    private readonly entries: WritableEntries,
    info: CollectionInfo,
    work: Work,
    private readonly parts: { readonly database: string; readonly catalog: Catalog; readonly recordIds: RecordIds },
  ) {
    super(entries, info, work);
    this.current = info;
  }

  get namespace(): string {
    return `${this.parts.database}.${this.info.name}`;
  }

  /** @param tooLarge the error for a document beyond the limit. */
  insert(document: Doc, tooLarge: TooLarge = 'BSONObjectTooLarge'): void {
    const bytes = this.encoded(document, tooLarge);
    const record = this.parts.recordIds.next(this.entries, this.info.id);
    const added = this.indexEntries(document, record);
    for (const { index, keys } of added) this.refuseDuplicates(index, keys, document, record);
    this.entries.put(documentKey(this.info.id, record), bytes);
    for (const { keys } of added) this.putAll(keys);
  }

  /** Puts another document in the place of one; false if that changes nothing. */
  replace(record: number, before: { readonly bytes: Buffer; readonly document: Doc }, after: Doc): boolean {
    const bytes = this.encoded(after, 'Location17419');
    if (bytes.equals(before.bytes)) return false;
    const removed = this.indexEntries(before.document, record);
    const added = this.indexEntries(after, record);
    const changes = added.map(({ index, keys }, at) => {
      const old = removed[at]?.keys ?? new Map<string, Buffer>();
      return { index, added: without(keys, old), removed: without(old, keys) };
    });
    for (const change of changes) this.refuseDuplicates(change.index, change.added, after, record);
    this.entries.put(documentKey(this.info.id, record), bytes);
    for (const change of changes) {
      this.removeAll(change.removed);
      this.putAll(change.added);
    }
    return true;
  }

  remove(record: number, document: Doc): void {
    for (const { keys } of this.indexEntries(document, record)) this.removeAll(keys);
    this.entries.remove(documentKey(this.info.id, record));
  }

  /** Adds an index of the given description, with entries for all documents there are. */
  createIndex(spec: Doc, deadline = NO_DEADLINE): void {
    const index = indexInfo(this.info.id, this.current.nextIndexId, spec);
    this.update({ nextIndexId: index.id + 1, indexes: [...this.current.indexes, index] });
    for (const record of [...this.records()]) {
      deadline.check();
      const found = this.get(record);
      if (found === undefined) continue;
      const keys = this.entriesOf(index, found.document, record);
      this.refuseDuplicates(index, keys, found.document, record);
      this.putAll(keys);
    }
  }

  dropIndex(index: IndexInfo): void {
    const { from, to } = within(index.prefix);
    for (const key of [...this.entries.keys(from, to)]) this.entries.remove(key);
    this.update({ indexes: this.current.indexes.filter((other) => other.id !== index.id) });
  }

  private encoded(document: Doc, tooLarge: TooLarge): Buffer {
    const bytes = encode(document);
    if (bytes.length <= MAX_DOCUMENT_BYTES) return bytes;
    throw new CommandError(tooLarge, `${TOO_LARGE[tooLarge]} ${MAX_DOCUMENT_BYTES}: ${bytes.length} bytes`);
  }

  private indexEntries(document: Doc, record: number): readonly IndexEntries[] {
    return this.current.indexes.map((index) => ({ index, keys: this.entriesOf(index, document, record) }));
  }

  private entriesOf(index: IndexInfo, document: Doc, record: number): ReadonlyMap<string, Buffer> {
    const { keys, throughArray } = orderKeys(document, index.fields);
    this.noteArrays(index, throughArray);
    return new Map(keys.map((ordered) => [ordered.toString('latin1'), this.entryKey(index, ordered, record)]));
  }

  private entryKey(index: IndexInfo, ordered: Buffer, record: number): Buffer {
    const key = indexEntryKey(index.prefix, ordered, record);
    if (key.length <= MAX_KEY_BYTES) return key;
    throw new CommandError(
      'KeyTooLong',
      `the value is too long for the index ${index.name} of ${this.namespace}: ${key.length} bytes, ${MAX_KEY_BYTES} at most`,
    );
  }

  /** A field that once went through an array is remembered: a range of its index can then hold a document twice. */
  private noteArrays(index: IndexInfo, throughArray: readonly boolean[]): void {
    const known = this.current.indexes.find((other) => other.id === index.id)?.throughArray ?? [];
    if (!throughArray.some((flag, at) => flag && known[at] !== true)) return;
    const merged = throughArray.map((flag, at) => flag || known[at] === true);
    const indexes = this.current.indexes.map((other) =>
      other.id === index.id ? { ...other, throughArray: merged } : other,
    );
    this.update({ indexes });
  }

  private update(change: Partial<CollectionInfo>): void {
    this.current = { ...this.current, ...change };
    this.parts.catalog.save(this.entries, this.current);
  }

  private refuseDuplicates(index: IndexInfo, keys: ReadonlyMap<string, Buffer>, document: Doc, record: number): void {
    if (!index.unique) return;
    for (const key of keys.values()) {
      const { from, to } = within(key.subarray(0, key.length - 6));
      for (const other of this.entries.keys(from, to)) {
        if (recordOf(other) !== record) throw duplicateKey(this.namespace, index, document);
      }
    }
  }

  private putAll(keys: ReadonlyMap<string, Buffer>): void {
    for (const key of keys.values()) this.entries.put(key, PRESENT);
  }

  private removeAll(keys: ReadonlyMap<string, Buffer>): void {
    for (const key of keys.values()) this.entries.remove(key);
  }
}

function without(keys: ReadonlyMap<string, Buffer>, others: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  return new Map([...keys].filter(([ordered]) => !others.has(ordered)));
}
