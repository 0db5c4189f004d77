import { isEqual } from '../bson/compare.js';
import { bool, double, int, replyDoc, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { type CollectionInfo, ID_INDEX_ID, type IndexInfo } from '../storage/collection-info.js';
import { createListReply } from './batch.js';
import { getCollectionName, read, write, type Command } from './command.js';
import { INDEX_OPTIONS, parseIndexSpec } from './index-spec.js';

/** `createIndexes`: creates indexes that do not exist yet. */
export const createIndexes: Command = {
  names: ['createIndexes'],
  fields: ['indexes'],
  nestedFields: { indexes: INDEX_OPTIONS },
  run: async (call) => {
    const { args } = call;
    const name = getCollectionName(args, 'createIndexes');
    const specs = args.getDocuments('indexes').map(parseIndexSpec);
    if (specs.length === 0) throw new CommandError('BadValue', 'Must specify at least one index to create');
    const result = await write(call, (transaction) => {
      const isNew = transaction.getCollection(name) === undefined;
      const indexCountBefore = transaction.getOrCreateCollection(name).info.indexes.length;
      for (const spec of specs) {
        // The catalog entry of the collection changes with every index.
        const collection = transaction.getOrCreateCollection(name);
        if (!hasIndex(collection.info, spec)) collection.createIndex(spec);
      }
      return { isNew, indexCountBefore, indexCountAfter: transaction.getOrCreateCollection(name).info.indexes.length };
    });
    return replyDoc({
      numIndexesBefore: int(result.indexCountBefore),
      numIndexesAfter: int(result.indexCountAfter),
      createdCollectionAutomatically: bool(result.isNew),
      ok: double(1),
    });
  },
};

/**
 * Returns true if an identical index exists. Indexes are equivalent if they have the same key and uniqueness. Throws if
 * an equivalent index has another name or other options, or if another index has the name.
 */
function hasIndex(info: CollectionInfo, spec: Doc): boolean {
  const name = toText(spec.fields.get('name'));
  const indexWithSameName = info.indexes.find((index) => index.name === name);
  const equivalentIndexes = info.indexes.filter((index) => isEquivalent(index, spec));
  if (equivalentIndexes.some((index) => index.id === ID_INDEX_ID)) return true;
  if (indexWithSameName !== undefined) {
    if (isEqual(indexWithSameName.spec, spec)) return true;
    const isNamedIndexEquivalent = equivalentIndexes.includes(indexWithSameName);
    throw new CommandError(
      isNamedIndexEquivalent ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict',
      isNamedIndexEquivalent
        ? `An equivalent index already exists with the same name but different options: ${name}`
        : `An existing index has the same name as the requested index: ${name}`,
    );
  }
  const [equivalentIndex] = equivalentIndexes;
  if (equivalentIndex === undefined) return false;
  throw new CommandError('IndexOptionsConflict', `Index already exists with a different name: ${equivalentIndex.name}`);
}

function isEquivalent(index: IndexInfo, spec: Doc): boolean {
  const [key, requestedKey] = [index.spec.fields.get('key'), spec.fields.get('key')];
  if (key === undefined || requestedKey === undefined || !isEqual(key, requestedKey)) return false;
  return index.id === ID_INDEX_ID || index.isUnique === spec.fields.has('unique');
}

function toText(value: Value | undefined): string {
  return value?.type === 'string' ? value.value : '';
}

/** `listIndexes`: returns the specifications of all indexes of a collection. */
export const listIndexes: Command = {
  names: ['listIndexes'],
  fields: ['cursor'],
  run: async (call) => {
    const { args, database } = call;
    const name = getCollectionName(args, 'listIndexes');
    const indexes = await read(call, (snapshot) => snapshot.getCollection(name)?.info.indexes);
    if (indexes === undefined) throw new CommandError('NamespaceNotFound', `ns does not exist: ${database}.${name}`);
    return createListReply(
      `${database}.${name}`,
      indexes.map(({ spec }) => spec),
    );
  },
};
