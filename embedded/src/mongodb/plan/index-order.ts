import type { OrderedField } from '../query/order-key.js';
import type { IndexInfo } from '../storage/collection-info.js';
import type { Bounds } from './bounds.js';

/**
 * Whether an index gives the documents in the order of a sort, read forwards or backwards, when its first fields are
 * bound as given.
 */
export function providesSort(
  index: IndexInfo,
  bound: readonly Bounds[],
  sort: readonly OrderedField[],
): 'forwards' | 'backwards' | 'no' {
  if (sort.length === 0) return 'forwards';
  // A field bound to one value does not matter for the order, unless a document has other values in it besides.
  const isFixed = index.fields.map(
    (_, at) => bound[at]?.isPoints === true && bound[at].intervals.length <= 1 && index.throughArray[at] !== true,
  );
  const fixedNames = new Set(index.fields.filter((_, at) => isFixed[at]).map(({ name }) => name));
  const wanted = sort.filter(({ name }) => !fixedNames.has(name));
  const start = firstUsed(index, bound, wanted);
  const used = index.fields.slice(start, start + wanted.length);
  if (used.length < wanted.length || used.some((field, at) => field.name !== wanted[at]?.name)) return 'no';
  // An array sorts by its least element of all, so the entries of a part of the index do not tell its place.
  const isArrayCut = used.some((_, at) => index.throughArray[start + at] === true) && bound.length > 0;
  if (isArrayCut) return 'no';
  const same = used.map((field, at) => field.descending === wanted[at]?.descending);
  if (same.every(Boolean)) return 'forwards';
  return same.some(Boolean) ? 'no' : 'backwards';
}

/** The position in the index where the sort begins: behind the fields that are bound to one value each. */
function firstUsed(index: IndexInfo, bound: readonly Bounds[], wanted: readonly OrderedField[]): number {
  let at = 0;
  while (at < bound.length && index.fields[at]?.name !== wanted[0]?.name) {
    const isSingle = bound[at]?.isPoints === true && (bound[at]?.intervals.length ?? 0) <= 1;
    if (!isSingle) break;
    at++;
  }
  return at;
}
