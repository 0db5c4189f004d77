import equal from 'fast-deep-equal';

/** An item and its place in a list. */
export interface Placed<Item> {
  readonly item: Item;
  readonly index: number;
}

/** What makes one list out of another, to be done in this order. */
export interface Difference<Item> {
  /** From the end of the list, each with its place right before it goes. */
  readonly removed: readonly Placed<Item>[];
  /** All that stay, in their new order; absent where they keep the one they have. */
  readonly order: readonly Item[] | undefined;
  /** From the front of the list, each with its place right after it came, which is its final one. */
  readonly added: readonly Placed<Item>[];
  /** All that stay, with what they were and their final place. */
  readonly kept: readonly (Placed<Item> & { readonly before: Item })[];
}

/** The smallest difference of two lists whose items are told apart by a key that is in each list once. */
export function difference<Item>(
  present: readonly Item[],
  wanted: readonly Item[],
  keyOf: (item: Item) => string,
): Difference<Item> {
  const before = new Map(present.map((item) => [keyOf(item), item]));
  const after = new Set(wanted.map(keyOf));
  const stays = (item: Item) => before.has(keyOf(item));
  const placed = wanted.map((item, index) => ({ item, index }));
  const order = wanted.filter(stays);
  const orderBefore = present.filter((item) => after.has(keyOf(item)));
  return {
    removed: present
      .map((item, index) => ({ item, index }))
      .filter(({ item }) => !after.has(keyOf(item)))
      .toReversed(),
    order: equal(order.map(keyOf), orderBefore.map(keyOf)) ? undefined : order,
    added: placed.filter(({ item }) => !stays(item)),
    kept: placed.flatMap(({ item, index }) => {
      const was = before.get(keyOf(item));
      return was === undefined ? [] : [{ item, index, before: was }];
    }),
  };
}
