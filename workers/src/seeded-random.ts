/** A deterministic random generator (mulberry32): the only source of randomness in sample data and the latent space. */
export interface SeededRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  readonly integer: (min: number, max: number) => number;
  /** Returns true with the given probability. */
  readonly chance: (probability: number) => boolean;
  /** @throws {RangeError} for an empty list */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Returns an item with a probability proportional to its weight. @throws {RangeError} for an empty list */
  readonly pickWeighted: <Item>(items: readonly Item[], getWeight: (item: Item) => number) => Item;
  readonly shuffle: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Creates a generator; equal seeds give equal sequences. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    for (const item of items.slice(integer(0, items.length - 1))) return item;
    throw new RangeError('There is nothing to pick from.');
  };
  const pickWeighted = <Item>(items: readonly Item[], getWeight: (item: Item) => number): Item => {
    let remaining = next() * items.reduce((sum, item) => sum + getWeight(item), 0);
    return items.find((item) => (remaining -= getWeight(item)) < 0) ?? pick(items);
  };
  const shuffle = <Item>(items: readonly Item[]): readonly Item[] => {
    const shuffledItems: Item[] = [];
    for (const item of items) shuffledItems.splice(integer(0, shuffledItems.length), 0, item);
    return shuffledItems;
  };
  return { next, integer, chance: (probability) => next() < probability, pick, pickWeighted, shuffle };
}
