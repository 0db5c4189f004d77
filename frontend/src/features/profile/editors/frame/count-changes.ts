import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';

/** Counts the items that were added, changed or removed. Items with the same key are the same item. */
export function countChanges<Item>(
  items: readonly Item[],
  before: readonly Item[],
  getKey: (item: Item) => string,
): number {
  const find = (list: readonly Item[], item: Item): Item | undefined =>
    list.find((candidate) => getKey(candidate) === getKey(item));
  const changed = items.filter((item) => !isDeepEqual(item, find(before, item)));
  const removed = before.filter((item) => find(items, item) === undefined);
  return changed.length + removed.length;
}
