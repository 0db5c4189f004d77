/** Creates a seeded random number generator (mulberry32) for numbers in [0, 1), so that a run can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns up to `count` of the values, drawn without repetition, in their order. */
export function sample<T>(random: () => number, values: readonly T[], count: number): readonly T[] {
  const shuffled = values
    .map((value, index) => ({ value, index: index, key: random() }))
    .toSorted((a, b) => a.key - b.key);
  return shuffled
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ value }) => value);
}

/** Returns one of the values. @throws {Error} if there are none. */
export function pick<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('cannot pick from an empty list');
  return value;
}
