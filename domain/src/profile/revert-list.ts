import equal from 'fast-deep-equal';

/** How items of a list are identified and reverted. */
export interface ListRules<Item> {
  /** Returns the identity of an item. */
  readonly getKey: (item: Item) => string;
  /** Returns what must be unique in the list. */
  readonly getUniqueKey: (item: Item) => string;
  /** Reverts a change of an item; undefined if it was changed again. */
  readonly revertItem: (before: Item, after: Item, current: Item) => Item | undefined;
}

/** The list after undo, or why undo is not possible: changed again, or a duplicate. */
export type RevertedList<Item> =
  | { readonly list: readonly Item[] }
  | { readonly obstacle: 'changed-since' | 'name-taken' };

const CHANGED_SINCE = { obstacle: 'changed-since' } as const;

/** Reverts one change of a list (from `before` to `after`) and keeps all later changes. */
export function revertList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  current: readonly Item[],
  rules: ListRules<Item>,
): RevertedList<Item> {
  const [itemsBefore, itemsAfter, currentItems] = [before, after, current].map(
    (list) => new Map(list.map((item) => [rules.getKey(item), item])),
  );
  if (!itemsBefore || !itemsAfter || !currentItems) return CHANGED_SINCE;
  const removedItems = before.filter((item) => !itemsAfter.has(rules.getKey(item)));
  const addedItems = after.filter((item) => !itemsBefore.has(rules.getKey(item)));
  const revisedItems = after.filter((item) => {
    const previousItem = itemsBefore.get(rules.getKey(item));
    return previousItem !== undefined && !equal(previousItem, item);
  });

  if (removedItems.length + addedItems.length + revisedItems.length === 0)
    return revertOrder(before, after, current, rules);
  if (removedItems.some((item) => currentItems.has(rules.getKey(item)))) return CHANGED_SINCE;
  if (addedItems.some((item) => !equal(currentItems.get(rules.getKey(item)), item))) return CHANGED_SINCE;

  const addedKeys = new Set(addedItems.map(rules.getKey));
  let list = current.filter((item) => !addedKeys.has(rules.getKey(item)));
  for (const item of revisedItems) {
    const key = rules.getKey(item);
    const [previousItem, currentItem] = [itemsBefore.get(key), currentItems.get(key)];
    const revertedItem =
      previousItem !== undefined && currentItem !== undefined
        ? rules.revertItem(previousItem, item, currentItem)
        : undefined;
    if (revertedItem === undefined) return CHANGED_SINCE;
    list = list.map((candidate) => (rules.getKey(candidate) === key ? revertedItem : candidate));
  }
  for (const item of removedItems) list = list.toSpliced(findInsertionIndex(item, before, list, rules), 0, item);
  return new Set(list.map(rules.getUniqueKey)).size === list.length ? { list } : { obstacle: 'name-taken' };
}

/** Returns the index to insert an item at: after the nearest item that preceded it and is still in the list. */
function findInsertionIndex<Item>(
  item: Item,
  before: readonly Item[],
  list: readonly Item[],
  { getKey }: ListRules<Item>,
): number {
  const keys = list.map(getKey);
  const predecessor = before.slice(0, before.indexOf(item)).findLast((candidate) => keys.includes(getKey(candidate)));
  return predecessor === undefined ? 0 : keys.indexOf(getKey(predecessor)) + 1;
}

/** Restores the old order of the items that were reordered. Items that were added later stay where they are. */
function revertOrder<Item>(
  before: readonly Item[],
  after: readonly Item[],
  current: readonly Item[],
  { getKey }: ListRules<Item>,
): RevertedList<Item> {
  const currentItems = new Map(current.map((item) => [getKey(item), item]));
  const previousKeys = new Set(before.map(getKey));
  const getRemainingKeys = (list: readonly Item[]): string[] => list.map(getKey).filter((key) => currentItems.has(key));
  const currentKeys = current.map(getKey).filter((key) => previousKeys.has(key));
  if (!equal(getRemainingKeys(after), currentKeys)) return CHANGED_SINCE;
  const previousOrder = getRemainingKeys(before);
  const list = current.map((item) => {
    const index = currentKeys.indexOf(getKey(item));
    const key = index === -1 ? undefined : previousOrder[index];
    return (key === undefined ? undefined : currentItems.get(key)) ?? item;
  });
  return { list };
}
