/** An inverted index from words to the slots that contain them. */
export class WordIndex {
  readonly #slotsByWord = new Map<string, number[]>();
  #sortedWords: readonly string[] | undefined;

  /** Adds the words of a slot. Slots must be added in ascending order. */
  add(slot: number, words: readonly string[]): void {
    for (const word of words) {
      const slots = this.#slotsByWord.get(word);
      if (slots) {
        if (slots.at(-1) !== slot) slots.push(slot);
        continue;
      }
      this.#slotsByWord.set(word, [slot]);
      this.#sortedWords = undefined;
    }
  }

  /**
   * Returns 1 for every slot that contains all words, or words that start with them. Without words, nothing matches.
   */
  matchWords(words: readonly string[], slotCount: number): Uint8Array {
    const matchCounts = new Uint8Array(slotCount);
    const uniqueWords = [...new Set(words)];
    uniqueWords.forEach((word, wordIndex) => {
      for (const match of this.#findByPrefix(word)) {
        for (const slot of this.#slotsByWord.get(match) ?? [])
          if (matchCounts[slot] === wordIndex) matchCounts[slot] = wordIndex + 1;
      }
    });
    return matchCounts.map((count) => (count > 0 && count === uniqueWords.length ? 1 : 0));
  }

  #findByPrefix(prefix: string): readonly string[] {
    const sorted = (this.#sortedWords ??= [...this.#slotsByWord.keys()].sort());
    const from = lowerBound(sorted, prefix);
    let to = from;
    while (to < sorted.length && sorted[to]?.startsWith(prefix)) to += 1;
    return sorted.slice(from, to);
  }
}

/** Returns the index of the first word that is not before the given one. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
