import type { Doc } from '../bson/value.js';
import type { OrderedField } from '../query/order-key.js';
import type { IndexInfo } from '../storage/collection-info.js';
import type { KeyRange } from '../storage/keys.js';
import { boundsOf, type Bounds } from './bounds.js';
import { ANY_VALUE, intersect, inverted, isEmpty, keyRange, type Interval } from './cut.js';
import { providesSort } from './index-order.js';

/** How a query gets at its documents by an index. */
export interface IndexPlan {
  readonly index: IndexInfo;
  /** Stretches of the index, in its order. */
  readonly ranges: readonly KeyRange[];
  /** From the end to the beginning. */
  readonly reverse: boolean;
  /** The documents come in the order that was asked for. */
  readonly isSorted: boolean;
  /** A document may come more than once. */
  readonly mayRepeat: boolean;
}

/** How many single values the fields of an index may be combined to. */
const MAX_RANGES = 2000;

/**
 * The best index for a query: the one with the most fields bound to single values, then one with a range behind them,
 * then one that spares the sort. Undefined if no index is of use.
 */
export function planQuery(
  indexes: readonly IndexInfo[],
  filter: Doc,
  sort: readonly OrderedField[],
): IndexPlan | undefined {
  const bounds = boundsOf(filter);
  const candidates = indexes.map((index) => candidate(index, bounds, sort)).filter((one) => one.worth > 0);
  const [first, ...others] = candidates;
  return others.reduce((best, other) => (other.worth > (best?.worth ?? 0) ? other : best), first)?.plan;
}

interface Candidate {
  readonly plan: IndexPlan;
  readonly worth: number;
}

function candidate(
  index: IndexInfo,
  bounds: ReadonlyMap<string, readonly Bounds[]>,
  sort: readonly OrderedField[],
): Candidate {
  const bound = bindFields(index, bounds);
  const order = providesSort(index, bound, sort);
  const plan = {
    index,
    ranges: rangesOf(index, bound),
    reverse: order === 'backwards',
    isSorted: order !== 'no',
    mayRepeat: index.throughArray.includes(true),
  };
  const points = bound.filter(({ isPoints }) => isPoints).length;
  const isWhole = points === index.fields.length && index.unique;
  const sparesSort = sort.length > 0 && order !== 'no';
  const worth = (isWhole ? 1000 : 0) + points * 10 + (bound.length - points) * 5 + (sparesSort ? 3 : 0);
  return { plan, worth };
}

/** The bounds of the first fields of an index: single values, and behind them at most one range. */
function bindFields(index: IndexInfo, bounds: ReadonlyMap<string, readonly Bounds[]>): readonly Bounds[] {
  const bound: Bounds[] = [];
  let combinations = 1;
  for (const [at, field] of index.fields.entries()) {
    const known = bounds.get(field.name);
    if (known === undefined || sharesArray(index, at)) break;
    const best = combine(known, index.throughArray[at] === true);
    combinations *= best.intervals.length;
    if (combinations > MAX_RANGES) break;
    bound.push(best);
    if (!best.isPoints) break;
  }
  return bound;
}

/**
 * `{'a.x': 1, 'a.y': 2}` may be true of two elements of `a`, while an entry of an index has both fields of one: behind a
 * field that goes through an array, another one that might share it cannot be bound.
 */
function sharesArray(index: IndexInfo, at: number): boolean {
  const start = index.fields[at]?.path[0];
  return index.throughArray[at] === true && index.fields.slice(0, at).some(({ path }) => path[0] === start);
}

/** Of an array, one element may meet one condition and another the next: then only one of them bounds the field. */
function combine(known: readonly Bounds[], throughArray: boolean): Bounds {
  const points = known.filter(({ isPoints }) => isPoints);
  const fewest = points.reduce<Bounds | undefined>(
    (best, other) => (best === undefined || other.intervals.length < best.intervals.length ? other : best),
    undefined,
  );
  if (fewest !== undefined) return fewest;
  const ranges = known.flatMap(({ intervals }) => intervals);
  const interval = throughArray ? (ranges[0] ?? ANY_VALUE) : ranges.reduce(intersect, ANY_VALUE);
  return { intervals: isEmpty(interval) ? [] : [interval], isPoints: false };
}

function rangesOf(index: IndexInfo, bound: readonly Bounds[]): readonly KeyRange[] {
  const last = bound[bound.length - 1];
  if (last === undefined) return [keyRange(index.prefix, ANY_VALUE)];
  const prefixes = bound
    .slice(0, -1)
    .reduce<readonly Buffer[]>(
      (starts, { intervals }, at) =>
        starts.flatMap((start) => directed(index, at, intervals).map(({ low }) => Buffer.concat([start, low.bytes]))),
      [index.prefix],
    );
  const ends = directed(index, bound.length - 1, last.intervals);
  return prefixes.flatMap((prefix) => ends.map((interval) => keyRange(prefix, interval)));
}

/** The intervals of a field in the order in which its index holds them. */
function directed(index: IndexInfo, at: number, intervals: readonly Interval[]): readonly Interval[] {
  return index.fields[at]?.descending === true ? intervals.map(inverted).reverse() : intervals;
}
