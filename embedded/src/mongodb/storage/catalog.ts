import { randomUUID } from 'node:crypto';

import {
  decodeCollection,
  encodeCollection,
  ID_INDEX_ID,
  ID_INDEX_SPEC,
  createIndexInfo,
  type CollectionInfo,
} from './collection-info.js';
import type { Entries, WritableEntries } from './environment.js';
import {
  ALL_COLLECTIONS,
  toCollectionKey,
  parseCollectionName,
  toCounterKey,
  getDocumentRange,
  getIndexRange,
} from './keys.js';

const NEXT_COLLECTION_ID_KEY = toCounterKey('nextCollectionId');

/**
 * The collections of a database. Their entries are read in the same snapshot as the documents, so that both fit
 * together. Only decoded entries are cached, and reused while the stored bytes are the same.
 */
export class Catalog {
  private readonly cache = new Map<string, { readonly bytes: Buffer; readonly info: CollectionInfo }>();

  find(entries: Entries, name: string): CollectionInfo | undefined {
    const bytes = entries.get(toCollectionKey(name));
    return bytes && this.decode(name, bytes);
  }

  /** Returns all collections, ordered by name. */
  list(entries: Entries): readonly CollectionInfo[] {
    const collections: CollectionInfo[] = [];
    for (const { key, value } of entries.range(ALL_COLLECTIONS.from, ALL_COLLECTIONS.to)) {
      collections.push(this.decode(parseCollectionName(key), value));
    }
    return collections;
  }

  findOrCreate(entries: WritableEntries, name: string): CollectionInfo {
    return this.find(entries, name) ?? this.create(entries, name);
  }

  create(entries: WritableEntries, name: string): CollectionInfo {
    const id = Number(entries.get(NEXT_COLLECTION_ID_KEY)?.toString() ?? '1');
    entries.put(NEXT_COLLECTION_ID_KEY, Buffer.from(String(id + 1)));
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const info = {
      id,
      name,
      uuid,
      nextIndexId: ID_INDEX_ID + 1,
      indexes: [createIndexInfo(id, ID_INDEX_ID, ID_INDEX_SPEC)],
    };
    this.save(entries, info);
    return info;
  }

  save(entries: WritableEntries, info: CollectionInfo): void {
    entries.put(toCollectionKey(info.name), encodeCollection(info));
  }

  /** Removes a collection with its documents and indexes. */
  drop(entries: WritableEntries, info: CollectionInfo): void {
    for (const { from, to } of [getDocumentRange(info.id), getIndexRange(info.id)]) {
      for (const key of [...entries.keys(from, to)]) entries.remove(key);
    }
    entries.remove(toCollectionKey(info.name));
  }

  private decode(name: string, bytes: Buffer): CollectionInfo {
    const cachedEntry = this.cache.get(name);
    if (cachedEntry?.bytes.equals(bytes) === true) return cachedEntry.info;
    const info = decodeCollection(name, bytes);
    this.cache.set(name, { bytes, info });
    return info;
  }
}
