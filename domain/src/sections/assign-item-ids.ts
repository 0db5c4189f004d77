import type { DecideContext } from '../aggregate.js';

/** How items without an id are matched, and how items are stored. */
export interface ItemRules<Wanted, Item> {
  /** Returns true if an item without an id is this one. */
  readonly isSame: (wanted: Wanted, present: Item) => boolean;
  /** Returns the item to store. `before` is its current value, if any. */
  readonly stored: (wanted: Wanted, id: string, before: Item | undefined, outside: DecideContext) => Item;
}

/**
 * Assigns ids to items (design.md section 3). An item with an id keeps it. An item without one matches an equal item
 * that no other one matches, or gets a new id. Of several equal items it matches the next in order, so that a list
 * without ids is not taken for a reordered one.
 */
export function assignItemIds<
  Wanted extends { readonly id?: string | undefined },
  Item extends { readonly id: string },
>(wanted: readonly Wanted[], present: readonly Item[], rules: ItemRules<Wanted, Item>, outside: DecideContext): Item[] {
  const named = new Set(wanted.map(({ id }) => id));
  const free = new Set(present.filter(({ id }) => !named.has(id)));
  let place = -1;

  const recognise = (item: Wanted): Item | undefined => {
    if (item.id !== undefined) return present.find(({ id }) => id === item.id);
    const same = [...free].filter((candidate) => rules.isSame(item, candidate));
    return same.find((candidate) => present.indexOf(candidate) > place) ?? same[0];
  };

  return wanted.map((item) => {
    const before = recognise(item);
    if (before) {
      place = present.indexOf(before);
      free.delete(before);
    }
    return rules.stored(item, before?.id ?? item.id ?? outside.newId(), before, outside);
  });
}
