/** In which places a term stands, and how often. */
export interface TermPlaces {
  readonly places: readonly number[];
  readonly counts: readonly number[];
}

const NONE: TermPlaces = { places: [], counts: [] };

/** An inverted index: for every term the places it stands in, in rising order. */
export class Postings {
  readonly #terms = new Map<string, { readonly places: number[]; readonly counts: number[] }>();

  /** Notes the terms of a place, each as often as it stands there. */
  add(place: number, terms: readonly string[]): void {
    for (const term of terms) {
      const found = this.#terms.get(term) ?? { places: [], counts: [] };
      if (found.places.length === 0) this.#terms.set(term, found);
      const last = found.places.length - 1;
      if (found.places[last] === place) found.counts[last] = (found.counts[last] ?? 0) + 1;
      else {
        found.places.push(place);
        found.counts.push(1);
      }
    }
  }

  /** Where a term stands; also in places that are empty by now. */
  of(term: string): TermPlaces {
    return this.#terms.get(term) ?? NONE;
  }
}
