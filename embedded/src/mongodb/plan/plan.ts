import type { Doc } from '../bson/value.js';
import type { KeyField } from '../query/document-keys.js';
import type { IndexInfo } from '../storage/collection-info.js';
import type { KeyRange } from '../storage/keys.js';
import { collectBounds, type Bounds } from './bounds.js';
import {
  ANY_VALUE,
  intersectIntervals,
  invertInterval,
  isEmptyInterval,
  toKeyRange,
  type Interval,
} from './interval.js';

/** How a query uses an index. */
export interface IndexPlan {
  readonly index: IndexInfo;
  /** Key ranges in the order of the index. */
  readonly ranges: readonly KeyRange[];
  /** Read the index backwards. */
  readonly reverse: boolean;
  /** The index provides the requested order. */
  readonly isSorted: boolean;
  /** A document may occur more than once. */
  readonly mayHaveDuplicates: boolean;
}

/** The maximum number of key ranges of a plan. */
const MAX_KEY_RANGES = 2000;

/**
 * Chooses the best index for a query: a unique one whose fields are all bound to single values, then the one with the
 * most fields bound to single values, then one with a range after them, then one that avoids the sort. Returns
 * undefined if no index helps.
 */
export function planQuery(
  indexes: readonly IndexInfo[],
  filter: Doc,
  sort: readonly KeyField[],
): IndexPlan | undefined {
  const bounds = collectBounds(filter);
  const candidates = indexes
    .map((index) => createCandidate(index, bounds, sort))
    .filter((candidate) => candidate.score > 0);
  const [first, ...others] = candidates;
  return others.reduce((best, other) => (other.score > (best?.score ?? 0) ? other : best), first)?.plan;
}

interface Candidate {
  readonly plan: IndexPlan;
  readonly score: number;
}

function createCandidate(
  index: IndexInfo,
  bounds: ReadonlyMap<string, readonly Bounds[]>,
  sort: readonly KeyField[],
): Candidate {
  const fieldBounds = bindFields(index, bounds);
  const order = getSortDirection(index, fieldBounds, sort);
  const plan = {
    index,
    ranges: toKeyRanges(index, fieldBounds),
    reverse: order === 'backwards',
    isSorted: order !== 'no',
    mayHaveDuplicates: index.multikey.includes(true),
  };
  const pointCount = fieldBounds.filter(({ hasOnlyPoints }) => hasOnlyPoints).length;
  const isUniqueMatch = pointCount === index.fields.length && index.isUnique;
  const canSkipSort = sort.length > 0 && order !== 'no';
  // The weights give the order of preference that `planQuery` describes.
  const score =
    (isUniqueMatch ? 1000 : 0) + pointCount * 10 + (fieldBounds.length - pointCount) * 5 + (canSkipSort ? 3 : 0);
  return { plan, score };
}

/** Returns the bounds of the first fields of an index: single values, followed by at most one range. */
function bindFields(index: IndexInfo, bounds: ReadonlyMap<string, readonly Bounds[]>): readonly Bounds[] {
  const fieldBounds: Bounds[] = [];
  let combinationCount = 1;
  for (const [i, field] of index.fields.entries()) {
    const candidates = bounds.get(field.name);
    if (candidates === undefined || isInBoundArray(index, i)) break;
    const best = combineBounds(candidates, index.multikey[i] === true);
    combinationCount *= best.intervals.length;
    if (combinationCount > MAX_KEY_RANGES) break;
    fieldBounds.push(best);
    if (!best.hasOnlyPoints) break;
  }
  return fieldBounds;
}

/**
 * `{'a.x': 1, 'a.y': 2}` may match with two elements of `a`, while an index entry has both fields of one element: after
 * a multikey field, no other field of the same array can be bound.
 */
function isInBoundArray(index: IndexInfo, i: number): boolean {
  const arrayName = index.fields[i]?.path[0];
  return index.multikey[i] === true && index.fields.slice(0, i).some(({ path }) => path[0] === arrayName);
}

/** Different elements of an array may satisfy different conditions, so only one of them can bound a multikey field. */
function combineBounds(candidates: readonly Bounds[], isMultikey: boolean): Bounds {
  const pointBounds = candidates.filter(({ hasOnlyPoints }) => hasOnlyPoints);
  const narrowest = pointBounds.reduce<Bounds | undefined>(
    (best, other) => (best === undefined || other.intervals.length < best.intervals.length ? other : best),
    undefined,
  );
  if (narrowest !== undefined) return narrowest;
  const ranges = candidates.flatMap(({ intervals }) => intervals);
  const interval = isMultikey ? (ranges[0] ?? ANY_VALUE) : ranges.reduce(intersectIntervals, ANY_VALUE);
  return { intervals: isEmptyInterval(interval) ? [] : [interval], hasOnlyPoints: false };
}

function toKeyRanges(index: IndexInfo, fieldBounds: readonly Bounds[]): readonly KeyRange[] {
  const lastBounds = fieldBounds[fieldBounds.length - 1];
  if (lastBounds === undefined) return [toKeyRange(index.prefix, ANY_VALUE)];
  const prefixes = fieldBounds
    .slice(0, -1)
    .reduce<readonly Buffer[]>(
      (keyPrefixes, { intervals }, i) =>
        keyPrefixes.flatMap((start) =>
          toIndexOrder(index, i, intervals).map(({ low }) => Buffer.concat([start, low.bytes])),
        ),
      [index.prefix],
    );
  const lastIntervals = toIndexOrder(index, fieldBounds.length - 1, lastBounds.intervals);
  return prefixes.flatMap((prefix) => lastIntervals.map((interval) => toKeyRange(prefix, interval)));
}

/** Returns the intervals of a field in the order of the index. */
function toIndexOrder(index: IndexInfo, i: number, intervals: readonly Interval[]): readonly Interval[] {
  return index.fields[i]?.isDescending === true ? intervals.map(invertInterval).reverse() : intervals;
}

/**
 * Returns the direction in which an index provides the order of a sort when its first fields have the given bounds.
 */
function getSortDirection(
  index: IndexInfo,
  fieldBounds: readonly Bounds[],
  sort: readonly KeyField[],
): 'forwards' | 'backwards' | 'no' {
  if (sort.length === 0) return 'forwards';
  // A field bound to one value does not affect the order, unless it is multikey.
  const isFixed = index.fields.map(
    (_, i) =>
      fieldBounds[i]?.hasOnlyPoints === true && fieldBounds[i].intervals.length <= 1 && index.multikey[i] !== true,
  );
  const fixedNames = new Set(index.fields.filter((_, i) => isFixed[i]).map(({ name }) => name));
  const requestedFields = sort.filter(({ name }) => !fixedNames.has(name));
  const start = findFirstSortField(index, fieldBounds, requestedFields);
  const usedFields = index.fields.slice(start, start + requestedFields.length);
  if (
    usedFields.length < requestedFields.length ||
    usedFields.some((field, i) => field.name !== requestedFields[i]?.name)
  )
    return 'no';
  // An array sorts by its smallest element, which may be outside the bounds.
  const isMultikeyBounded = usedFields.some((_, i) => index.multikey[start + i] === true) && fieldBounds.length > 0;
  if (isMultikeyBounded) return 'no';
  const isSameDirection = usedFields.map((field, i) => field.isDescending === requestedFields[i]?.isDescending);
  if (isSameDirection.every(Boolean)) return 'forwards';
  return isSameDirection.some(Boolean) ? 'no' : 'backwards';
}

/** Returns the position, within the index, of the first sort field, after fields that are bound to one value each. */
function findFirstSortField(
  index: IndexInfo,
  fieldBounds: readonly Bounds[],
  requestedFields: readonly KeyField[],
): number {
  let i = 0;
  while (i < fieldBounds.length && index.fields[i]?.name !== requestedFields[0]?.name) {
    const isSingle = fieldBounds[i]?.hasOnlyPoints === true && (fieldBounds[i]?.intervals.length ?? 0) <= 1;
    if (!isSingle) break;
    i++;
  }
  return i;
}
