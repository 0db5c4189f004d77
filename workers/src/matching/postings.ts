import { ownText } from '../ai/rules/words/own-text.js';
import { integerColumn, type NumberColumn } from './number-column.js';

/** A place and a count share 32 bits: 8 of them count, so that there can be 16 million places. */
const COUNT_BITS = 8;
const MAX_COUNT = 2 ** COUNT_BITS - 1;
const PLACE = 2 ** COUNT_BITS;
export const MAX_PLACES = 2 ** (32 - COUNT_BITS);

/** In which places a term stands, in rising order, and how often. */
export class TermPlaces {
  constructor(private readonly packed: ArrayLike<number>) {}

  get length(): number {
    return this.packed.length;
  }

  /** The place at an index; nothing at the end. */
  placeAt(index: number): number | undefined {
    const value = this.packed[index];
    return value === undefined ? undefined : value >>> COUNT_BITS;
  }

  /** How often the term stands in the place at an index, 255 at most. */
  countAt(index: number): number {
    return (this.packed[index] ?? 0) & MAX_COUNT;
  }

  /** The index of the first place that is not before one. */
  firstFrom(place: number): number {
    let low = 0;
    let high = this.packed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.packed[middle] ?? 0) < place * PLACE) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const NONE = new TermPlaces([]);

/** An inverted index: for every term the places it stands in. */
export class Postings {
  /** Most terms stand in one place only: these need no column. */
  readonly #terms = new Map<string, number | NumberColumn>();

  /** Notes the terms of a place, each as often as it stands there; places come in rising order, below MAX_PLACES. */
  add(place: number, terms: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) this.#note(term, place * PLACE + Math.min(count, MAX_COUNT));
  }

  /** Where a term stands now; also in places that are empty by now. */
  of(term: string): TermPlaces {
    const found = this.#terms.get(term);
    if (found === undefined) return NONE;
    return new TermPlaces(typeof found === 'number' ? [found] : found.values());
  }

  #note(term: string, packed: number): void {
    const found = this.#terms.get(term);
    if (found === undefined) this.#terms.set(ownText(term), packed);
    else if (typeof found !== 'number') found.push(packed);
    else {
      const column = integerColumn();
      column.push(found);
      column.push(packed);
      this.#terms.set(term, column);
    }
  }
}
