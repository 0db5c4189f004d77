import { sameValues } from '../../../../shared/forms/same-values';

/** How many items of a list are new, different or gone; the key tells which are the same item. */
export function countChanges<Item>(
  items: readonly Item[],
  before: readonly Item[],
  keyOf: (item: Item) => string,
): number {
  const find = (list: readonly Item[], item: Item): Item | undefined =>
    list.find((other) => keyOf(other) === keyOf(item));
  const changed = items.filter((item) => !sameValues(item, find(before, item)));
  const gone = before.filter((item) => find(items, item) === undefined);
  return changed.length + gone.length;
}
