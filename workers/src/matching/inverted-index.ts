import { copyString } from '../ai/rules/words/copy-string.js';
import { createIntegerColumn, type NumberColumn } from './number-column.js';

/** An entry packs a slot and a count into 32 bits: 8 bits for the count leave 16 million slots. */
const COUNT_BITS = 8;
const MAX_COUNT = 2 ** COUNT_BITS - 1;
const SLOT_FACTOR = 2 ** COUNT_BITS;
export const MAX_SLOTS = 2 ** (32 - COUNT_BITS);

/** The slots a term occurs in, in ascending order, with counts. */
export class TermSlots {
  constructor(private readonly entries: ArrayLike<number>) {}

  get length(): number {
    return this.entries.length;
  }

  /** Returns the slot at an index, or undefined at the end. */
  slotAt(index: number): number | undefined {
    const entry = this.entries[index];
    return entry === undefined ? undefined : entry >>> COUNT_BITS;
  }

  /** Returns the count at an index, at most 255. */
  countAt(index: number): number {
    return (this.entries[index] ?? 0) & MAX_COUNT;
  }

  /** Returns the index of the first slot at or after the given one. */
  lowerBound(slot: number): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.entries[middle] ?? 0) < slot * SLOT_FACTOR) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const NO_SLOTS = new TermSlots([]);

/** An inverted index from terms to slots, which are the positions of jobs in the corpus. */
export class InvertedIndex {
  /** The entries of each term. Most terms occur in one slot only: their single entry needs no column. */
  readonly #entriesByTerm = new Map<string, number | NumberColumn>();

  /** Adds the terms of a slot with repetitions. Slots must ascend and be below MAX_SLOTS. */
  add(slot: number, terms: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) this.#append(term, slot * SLOT_FACTOR + Math.min(count, MAX_COUNT));
  }

  /** Returns the slots of a term, including those emptied since. */
  getSlots(term: string): TermSlots {
    const existing = this.#entriesByTerm.get(term);
    if (existing === undefined) return NO_SLOTS;
    return new TermSlots(typeof existing === 'number' ? [existing] : existing.values());
  }

  /** All terms with their slots. */
  *entries(): Generator<readonly [string, TermSlots]> {
    for (const term of this.#entriesByTerm.keys()) yield [term, this.getSlots(term)];
  }

  #append(term: string, entry: number): void {
    const existing = this.#entriesByTerm.get(term);
    if (existing === undefined) this.#entriesByTerm.set(copyString(term), entry);
    else if (typeof existing !== 'number') existing.push(entry);
    else {
      const column = createIntegerColumn();
      column.push(existing);
      column.push(entry);
      this.#entriesByTerm.set(term, column);
    }
  }
}
