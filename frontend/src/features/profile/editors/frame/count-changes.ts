import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';

/** Counts the items that were added, changed or removed. Items with the same key are the same item. */
export function countChanges<Item>(
  items: readonly Item[],
  savedItems: readonly Item[],
  getKey: (item: Item) => string,
): number {
  const find = (list: readonly Item[], item: Item): Item | undefined =>
    list.find((candidate) => getKey(candidate) === getKey(item));
  const changedItems = items.filter((item) => !isDeepEqual(item, find(savedItems, item)));
  const removedItems = savedItems.filter((item) => find(items, item) === undefined);
  return changedItems.length + removedItems.length;
}
