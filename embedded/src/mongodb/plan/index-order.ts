import type { OrderedField } from '../query/order-key.js';
import type { IndexInfo } from '../storage/collection-info.js';
import type { Bounds } from './bounds.js';

/**
 * Returns the direction in which an index provides the order of a sort when its first fields have the given bounds.
 */
export function providesSort(
  index: IndexInfo,
  bound: readonly Bounds[],
  sort: readonly OrderedField[],
): 'forwards' | 'backwards' | 'no' {
  if (sort.length === 0) return 'forwards';
  // A field bound to one value does not affect the order, unless it is multikey.
  const isFixed = index.fields.map(
    (_, at) => bound[at]?.isPoints === true && bound[at].intervals.length <= 1 && index.multikey[at] !== true,
  );
  const fixedNames = new Set(index.fields.filter((_, at) => isFixed[at]).map(({ name }) => name));
  const wanted = sort.filter(({ name }) => !fixedNames.has(name));
  const start = firstUsed(index, bound, wanted);
  const used = index.fields.slice(start, start + wanted.length);
  if (used.length < wanted.length || used.some((field, at) => field.name !== wanted[at]?.name)) return 'no';
  // An array sorts by its least element, which may be outside the bounds.
  const isArrayCut = used.some((_, at) => index.multikey[start + at] === true) && bound.length > 0;
  if (isArrayCut) return 'no';
  const same = used.map((field, at) => field.descending === wanted[at]?.descending);
  if (same.every(Boolean)) return 'forwards';
  return same.some(Boolean) ? 'no' : 'backwards';
}

/** Returns the index of the first sort field, after fields that are bound to one value each. */
function firstUsed(index: IndexInfo, bound: readonly Bounds[], wanted: readonly OrderedField[]): number {
  let at = 0;
  while (at < bound.length && index.fields[at]?.name !== wanted[0]?.name) {
    const isSingle = bound[at]?.isPoints === true && (bound[at]?.intervals.length ?? 0) <= 1;
    if (!isSingle) break;
    at++;
  }
  return at;
}
