import type { Doc } from '../bson/value.js';
import type { Deadline } from '../deadline.js';
import { sortKey, type OrderedField } from '../query/order-key.js';
import { compileFilter } from '../query/filter.js';
import type { Predicate } from '../query/terms.js';
import type { Collection, Found } from '../storage/collection.js';
import { planQuery, type IndexPlan } from './plan.js';

/** Which documents of a collection are wanted, and in which order. */
export interface Selection {
  readonly filter: Doc;
  readonly matches: Predicate;
  readonly sort: readonly OrderedField[];
  readonly skip: number;
  /** 0 for all. */
  readonly limit: number;
}

/** A selection by a filter alone. */
export function selectionOf(filter: Doc): Selection {
  return { filter, matches: compileFilter(filter), sort: [], skip: 0, limit: 0 };
}

/**
 * The documents of a selection, one after the other, by an index where one is of use.
 *
 * @throws CommandError MaxTimeMSExpired between two documents once the deadline has passed.
 */
export function select(collection: Collection, selection: Selection, deadline: Deadline): Iterable<Found> {
  const plan = planQuery(collection.info.indexes, selection.filter, selection.sort);
  const matching = matchingDocuments(collection, recordsOf(collection, plan), selection.matches, deadline);
  const isSorted = selection.sort.length === 0 || plan?.isSorted === true;
  const inOrder = isSorted ? matching : sorted(collection, matching, selection.sort, deadline);
  return window(inOrder, selection.skip, selection.limit);
}

function recordsOf(collection: Collection, plan: IndexPlan | undefined): Iterable<number> {
  if (plan === undefined) return collection.records();
  const records = indexRecords(collection, plan);
  return plan.mayRepeat ? distinct(records) : records;
}

function* indexRecords(collection: Collection, { ranges, reverse }: IndexPlan): Generator<number> {
  for (const range of reverse ? ranges.toReversed() : ranges) yield* collection.recordsByIndex(range, reverse);
}

function* distinct(records: Iterable<number>): Generator<number> {
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
): Generator<Found> {
  for (const record of records) {
    deadline.check();
    const found = collection.get(record);
    if (found !== undefined && matches(found.document)) yield found;
  }
}

/** Only keys and numbers are held while sorting; documents are fetched again as they are asked for. */
function* sorted(
  collection: Collection,
  found: Iterable<Found>,
  fields: readonly OrderedField[],
  deadline: Deadline,
): Generator<Found> {
  const keyed = Array.from(found, ({ record, document }) => ({ record, key: sortKey(document, fields) }));
  keyed.sort((a, b) => Buffer.compare(a.key, b.key) || a.record - b.record);
  for (const { record } of keyed) {
    deadline.check();
    const again = collection.get(record);
    if (again !== undefined) yield again;
  }
}

function* window(found: Iterable<Found>, skip: number, limit: number): Generator<Found> {
  let position = 0;
  for (const one of found) {
    if (position++ < skip) continue;
    yield one;
    if (limit > 0 && position >= skip + limit) return;
  }
}
