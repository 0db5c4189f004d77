import type { DecideContext } from '../aggregate.js';

/** How the items of one kind of list are recognised and stored. */
export interface ItemRules<Wanted, Item> {
  /** Whether an item that came without an id is this one. */
  readonly isSame: (wanted: Wanted, present: Item) => boolean;
  /** The item as it is stored; `before` is what it was, where it was there. */
  readonly stored: (wanted: Wanted, id: string, before: Item | undefined, outside: DecideContext) => Item;
}

/**
 * The wanted items with their ids (design.md section 3): an item with an id is the one of that id, or new under it; one
 * without is a present item that no other one is, or new under an id from outside. Of several that it could be it takes
 * the next in order, so that a list without ids is not taken for a reordered one.
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
