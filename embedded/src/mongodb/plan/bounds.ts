import { encodeKeyString } from '../bson/key-string.js';
import { EMPTY_ARRAY_RANK, TYPE_RANK } from '../bson/types.js';
import type { Doc, Value } from '../bson/value.js';
import { isOperatorDocument } from '../query/predicate.js';
import { compareBoundaries, toPointInterval, type Interval } from './interval.js';

/** The intervals of the values that a condition on a field allows. */
export interface Bounds {
  readonly intervals: readonly Interval[];
  /** Every interval is a single value. */
  readonly hasOnlyPoints: boolean;
}

/**
 * Returns the bounds of each field in a filter. They may be wider than the filter, never narrower: every document is
 * also tested against the whole filter.
 */
export function collectBounds(filter: Doc): ReadonlyMap<string, readonly Bounds[]> {
  const bounds = new Map<string, Bounds[]>();
  for (const [field, fieldBounds] of iterateConditions(filter)) {
    const existingBounds = bounds.get(field);
    if (existingBounds === undefined) bounds.set(field, [fieldBounds]);
    else existingBounds.push(fieldBounds);
  }
  return bounds;
}

function* iterateConditions(filter: Doc): Generator<readonly [string, Bounds]> {
  for (const [name, value] of filter.fields) {
    if (name.startsWith('$')) continue;
    for (const bounds of getFieldBounds(value)) yield [name, bounds];
  }
}

function getFieldBounds(condition: Value): readonly Bounds[] {
  if (!isOperatorDocument(condition)) return toPoints([condition]);
  return [...condition.fields].flatMap(([operator, argument]) => getOperatorBounds(operator, argument));
}

function getOperatorBounds(operator: string, argument: Value): readonly Bounds[] {
  switch (operator) {
    case '$eq':
      return toPoints([argument]);
    case '$in':
      return argument.type === 'array' ? toPoints(argument.items) : [];
    case '$all':
      return argument.type === 'array'
        ? argument.items.flatMap((item) => (isOperatorDocument(item) ? [] : toPoints([item])))
        : [];
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return getRangeBounds(operator, argument);
    default:
      return [];
  }
}

function toPoints(values: readonly Value[]): readonly Bounds[] {
  const intervals = values.flatMap(toPointBytes).map(toPointInterval);
  intervals.sort((a, b) => compareBoundaries(a.low, b.low));
  const distinctIntervals = intervals.filter((interval, i) => {
    const previous = intervals[i - 1];
    return previous === undefined || compareBoundaries(previous.low, interval.low) !== 0;
  });
  return [{ intervals: distinctIntervals, hasOnlyPoints: true }];
}

/** Indexes contain the elements of arrays, so an equal array is found by its first element. */
function toPointBytes(value: Value): readonly Buffer[] {
  if (value.type !== 'array') return [encodeKeyString(value)];
  const first = value.items[0];
  return [first === undefined ? Buffer.from([EMPTY_ARRAY_RANK]) : encodeKeyString(first), encodeKeyString(value)];
}

/** A comparison matches only values of its type. */
function getRangeBounds(operator: string, limit: Value): readonly Bounds[] {
  const includesLimit = operator === '$gte' || operator === '$lte';
  if (limit.type === 'null') return includesLimit ? toPoints([limit]) : [];
  if (limit.type === 'array') return [];
  const bytes = encodeKeyString(limit);
  const rank = Buffer.from([TYPE_RANK[limit.type]]);
  const startOfType = { bytes: rank, isAfter: false };
  const endOfType = { bytes: rank, isAfter: true };
  const interval = {
    $gt: { low: { bytes, isAfter: true }, high: endOfType },
    $gte: { low: { bytes, isAfter: false }, high: endOfType },
    $lt: { low: startOfType, high: { bytes, isAfter: false } },
    $lte: { low: startOfType, high: { bytes, isAfter: true } },
  }[operator];
  return interval === undefined ? [] : [{ intervals: [interval], hasOnlyPoints: false }];
}
