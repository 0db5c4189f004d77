/** Numbers that look random and are the same for the same seed (mulberry32): sample data has no other randomness. */
export interface SeededRandom {
  /** From 0, and below 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`, both possible. */
  readonly whole: (least: number, most: number) => number;
  /** Whether something happens that happens in this share of cases, from 0 to 1. */
  readonly chance: (share: number) => boolean;
  /** @throws {RangeError} for an empty list */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** One of the items, each as often as it weighs. @throws {RangeError} for an empty list */
  readonly weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Starts again at the same numbers for the same seed. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    for (const item of items.slice(whole(0, items.length - 1))) return item;
    throw new RangeError('There is nothing to pick from.');
  };
  const weighted = <Item>(items: readonly Item[], weightOf: (item: Item) => number): Item => {
    let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    return items.find((item) => (left -= weightOf(item)) < 0) ?? pick(items);
  };
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] => {
    const mixed: Item[] = [];
    for (const item of items) mixed.splice(whole(0, mixed.length), 0, item);
    return mixed;
  };
  return { next, whole, chance: (share) => next() < share, pick, weighted, shuffled };
}
