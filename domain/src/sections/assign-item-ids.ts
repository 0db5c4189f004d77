import type { DecideContext } from '../aggregate.js';

/** How items without an id are matched, and how items are stored. */
export interface ItemRules<Input, Item> {
  /** Returns true if an input without an id stands for the `current` item. */
  readonly isSame: (input: Input, current: Item) => boolean;
  /** Returns the item to store. `current` is its current value, if any. */
  readonly toStored: (input: Input, id: string, current: Item | undefined, context: DecideContext) => Item;
}

/**
 * Assigns ids to items. An item with an id keeps it. An item without one gets the id of an equal unmatched item, or a
 * new id. Of several equal items the next in order matches, so that a list without ids does not count as reordered.
 */
export function assignItemIds<Input extends { readonly id?: string | undefined }, Item extends { readonly id: string }>(
  inputs: readonly Input[],
  currentItems: readonly Item[],
  rules: ItemRules<Input, Item>,
  context: DecideContext,
): Item[] {
  const usedIds = new Set(inputs.map(({ id }) => id));
  const unmatchedItems = new Set(currentItems.filter(({ id }) => !usedIds.has(id)));
  let lastMatchedIndex = -1;

  const findMatch = (item: Input): Item | undefined => {
    if (item.id !== undefined) return currentItems.find(({ id }) => id === item.id);
    const candidates = [...unmatchedItems].filter((candidate) => rules.isSame(item, candidate));
    return candidates.find((candidate) => currentItems.indexOf(candidate) > lastMatchedIndex) ?? candidates[0];
  };

  return inputs.map((item) => {
    const match = findMatch(item);
    if (match) {
      lastMatchedIndex = currentItems.indexOf(match);
      unmatchedItems.delete(match);
    }
    return rules.toStored(item, match?.id ?? item.id ?? context.newId(), match, context);
  });
}
