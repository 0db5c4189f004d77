/** Shorter words differ from too many others by one letter. */
const MISSPELLABLE = /^\p{L}{5,}$/u;

/**
 * Returns true if a word starts with a text in which one letter was left out, added or replaced, or two neighbours were
 * swapped. The cost is linear in the text.
 */
export function startsWithTypingError(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  if (at === typed.length) return true;
  const isSwapped = word[at] === typed[at + 1] && word[at + 1] === typed[at] && at + 1 < typed.length;
  return (
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(typed.slice(at + 1), at) ||
    (at < word.length && word.startsWith(typed.slice(at + 1), at + 1)) ||
    (isSwapped && word.startsWith(typed.slice(at + 2), at + 2))
  );
}

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
   * Returns 1 for every slot that contains all words, or words that start with them. A word that nothing starts with is
   * searched with one typing error. Without words, nothing matches.
   */
  matchWords(words: readonly string[], slotCount: number): Uint8Array {
    const matchCounts = new Uint8Array(slotCount);
    const uniqueWords = [...new Set(words)];
    uniqueWords.forEach((word, wordIndex) => {
      for (const match of this.#findMatches(word)) {
        for (const slot of this.#slotsByWord.get(match) ?? [])
          if (matchCounts[slot] === wordIndex) matchCounts[slot] = wordIndex + 1;
      }
    });
    return matchCounts.map((count) => (count > 0 && count === uniqueWords.length ? 1 : 0));
  }

  #findMatches(word: string): readonly string[] {
    const matches = this.#findByPrefix(word);
    if (matches.length > 0 || !MISSPELLABLE.test(word)) return matches;
    return [...this.#slotsByWord.keys()].filter((candidate) => startsWithTypingError(candidate, word));
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
