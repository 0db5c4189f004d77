/** An inverted index: the slots of each word. */
export class WordIndex {
  readonly #places = new Map<string, number[]>();
  #sorted: readonly string[] | undefined;

  /** Adds the words of a slot. Slots must be added in ascending order. */
  add(place: number, words: readonly string[]): void {
    for (const word of words) {
      const places = this.#places.get(word);
      if (places) {
        if (places.at(-1) !== place) places.push(place);
        continue;
      }
      this.#places.set(word, [place]);
      this.#sorted = undefined;
    }
  }

  /**
   * Returns 1 for every slot that contains all words, or words that start with them. Without words, nothing matches.
   */
  placesWith(words: readonly string[], places: number): Uint8Array {
    const found = new Uint8Array(places);
    const wanted = [...new Set(words)];
    wanted.forEach((word, at) => {
      for (const whole of this.#beginningWith(word)) {
        for (const place of this.#places.get(whole) ?? []) if (found[place] === at) found[place] = at + 1;
      }
    });
    return found.map((count) => (count > 0 && count === wanted.length ? 1 : 0));
  }

  #beginningWith(start: string): readonly string[] {
    const sorted = (this.#sorted ??= [...this.#places.keys()].sort());
    const from = firstNotBelow(sorted, start);
    let to = from;
    while (to < sorted.length && sorted[to]?.startsWith(start)) to += 1;
    return sorted.slice(from, to);
  }
}

/** Returns the index of the first word that is not before the given one. */
function firstNotBelow(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
