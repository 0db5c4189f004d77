import type { Doc } from '../bson/value.js';
import type { Deadline } from '../deadline.js';
import { sortKey, type OrderedField } from '../query/order-key.js';
import { compileFilter } from '../query/filter.js';
import type { Predicate } from '../query/terms.js';
import type { Collection, StoredDocument } from '../storage/collection.js';
import { planQuery, type IndexPlan } from './plan.js';

/** A query: filter, order and range of the result. */
export interface Selection {
  readonly filter: Doc;
  readonly matches: Predicate;
  readonly sort: readonly OrderedField[];
  readonly skip: number;
  /** 0 for no limit. */
  readonly limit: number;
}

/** Creates a selection with only a filter. */
export function createSelection(filter: Doc): Selection {
  return { filter, matches: compileFilter(filter), sort: [], skip: 0, limit: 0 };
}

/**
 * Yields the documents of a selection, using an index if one helps.
 *
 * @throws CommandError MaxTimeMSExpired once the deadline has passed
 */
export function select(collection: Collection, selection: Selection, deadline: Deadline): Iterable<StoredDocument> {
  const plan = planQuery(collection.info.indexes, selection.filter, selection.sort);
  const matching = matchingDocuments(collection, selectRecords(collection, plan), selection.matches, deadline);
  const isSorted = selection.sort.length === 0 || plan?.isSorted === true;
  const inOrder = isSorted ? matching : sortDocuments(collection, matching, selection.sort, deadline);
  return paginate(inOrder, selection.skip, selection.limit);
}

function selectRecords(collection: Collection, plan: IndexPlan | undefined): Iterable<number> {
  if (plan === undefined) return collection.records();
  const records = indexRecords(collection, plan);
  return plan.mayHaveDuplicates ? deduplicate(records) : records;
}

function* indexRecords(collection: Collection, { ranges, reverse }: IndexPlan): Generator<number> {
  for (const range of reverse ? ranges.toReversed() : ranges) yield* collection.recordsByIndex(range, reverse);
}

function* deduplicate(records: Iterable<number>): Generator<number> {
  const seen = new Set<number>();
  for (const record of records) {
    if (seen.has(record)) continue;
    seen.add(record);
    yield record;
  }
}

function* matchingDocuments(
  collection: Collection,
  records: Iterable<number>,
  matches: Predicate,
  deadline: Deadline,
): Generator<StoredDocument> {
  for (const record of records) {
    deadline.check();
    const found = collection.get(record);
    if (found !== undefined && matches(found.document)) yield found;
  }
}

/** Keeps only keys and record ids in memory while sorting; documents are read again when they are yielded. */
function* sortDocuments(
  collection: Collection,
  found: Iterable<StoredDocument>,
  fields: readonly OrderedField[],
  deadline: Deadline,
): Generator<StoredDocument> {
  const keyed = Array.from(found, ({ record, document }) => ({ record, key: sortKey(document, fields) }));
  keyed.sort((a, b) => Buffer.compare(a.key, b.key) || a.record - b.record);
  for (const { record } of keyed) {
    deadline.check();
    const again = collection.get(record);
    if (again !== undefined) yield again;
  }
}

function* paginate(found: Iterable<StoredDocument>, skip: number, limit: number): Generator<StoredDocument> {
  let position = 0;
  for (const one of found) {
    if (position++ < skip) continue;
    yield one;
    if (limit > 0 && position >= skip + limit) return;
  }
}
