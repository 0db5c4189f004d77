import type { Doc } from '../bson/value.js';
import { getSortKey, type KeyField } from '../query/document-keys.js';
import { compileFilter } from '../query/filter.js';
import type { Predicate } from '../query/predicate.js';
import type { Collection, StoredDocument } from '../storage/collection.js';
import { planQuery, type IndexPlan } from './plan.js';

/** A query: filter, order and range of the result. */
export interface Selection {
  readonly filter: Doc;
  readonly matches: Predicate;
  readonly sort: readonly KeyField[];
  readonly skip: number;
  /** 0 for no limit. */
  readonly limit: number;
}

/** Creates a selection with only a filter. */
export function createSelection(filter: Doc): Selection {
  return { filter, matches: compileFilter(filter), sort: [], skip: 0, limit: 0 };
}

/** Yields the documents of a selection, using an index if one helps. */
export function select(collection: Collection, selection: Selection): Iterable<StoredDocument> {
  const plan = planQuery(collection.info.indexes, selection.filter, selection.sort);
  const matchingDocuments = iterateMatches(collection, iterateCandidateIds(collection, plan), selection.matches);
  const isSorted = selection.sort.length === 0 || plan?.isSorted === true;
  const sortedDocuments = isSorted ? matchingDocuments : sortDocuments(collection, matchingDocuments, selection.sort);
  return paginate(sortedDocuments, selection.skip, selection.limit);
}

function iterateCandidateIds(collection: Collection, plan: IndexPlan | undefined): Iterable<number> {
  if (plan === undefined) return collection.iterateRecordIds();
  const recordIds = iterateIndexRanges(collection, plan);
  return plan.mayHaveDuplicates ? deduplicate(recordIds) : recordIds;
}

function* iterateIndexRanges(collection: Collection, { ranges, reverse }: IndexPlan): Generator<number> {
  for (const range of reverse ? ranges.toReversed() : ranges) yield* collection.iterateIndexRange(range, reverse);
}

function* deduplicate(recordIds: Iterable<number>): Generator<number> {
  const yieldedIds = new Set<number>();
  for (const recordId of recordIds) {
    if (yieldedIds.has(recordId)) continue;
    yieldedIds.add(recordId);
    yield recordId;
  }
}

function* iterateMatches(
  collection: Collection,
  recordIds: Iterable<number>,
  matches: Predicate,
): Generator<StoredDocument> {
  for (const recordId of recordIds) {
    const storedDocument = collection.get(recordId);
    if (storedDocument !== undefined && matches(storedDocument.document)) yield storedDocument;
  }
}

/** Keeps only keys and record ids in memory while sorting; documents are read again when they are yielded. */
function* sortDocuments(
  collection: Collection,
  documents: Iterable<StoredDocument>,
  fields: readonly KeyField[],
): Generator<StoredDocument> {
  const entries = Array.from(documents, ({ recordId, document }) => ({ recordId, key: getSortKey(document, fields) }));
  entries.sort((a, b) => Buffer.compare(a.key, b.key) || a.recordId - b.recordId);
  for (const { recordId } of entries) {
    const storedDocument = collection.get(recordId);
    if (storedDocument !== undefined) yield storedDocument;
  }
}

function* paginate(documents: Iterable<StoredDocument>, skip: number, limit: number): Generator<StoredDocument> {
  let position = 0;
  for (const storedDocument of documents) {
    if (position++ < skip) continue;
    yield storedDocument;
    if (limit > 0 && position >= skip + limit) return;
  }
}
