import { editDistance } from '../../language/edit-distance.js';
import { memoizeByWord } from '../words/memoize-by-word.js';
import { normalizeTitle } from './normalize-title.js';
import { getOccupationData, type Occupation } from './occupations.js';

/** How similar a title is to that of an occupation, 0 to 1; exact if the words are the same. */
export interface TitleMatch {
  readonly similarity: number;
  readonly isExact: boolean;
}

/**
 * How far a title tells the occupation. Single words of ESCO's other titles are often too general: "developer" is a land
 * planner.
 */
const TRUST = { common: 1, main: 0.99, other: 0.93, otherWord: 0.6 } as const;
const GRAM_LENGTHS = [3, 4];
/** Shorter words resemble too many others; in longer ones two letters may be wrong. */
const MIN_CORRECTED_LENGTH = 6;
const MIN_LENGTH_FOR_TWO_ERRORS = 8;
/** Further characters of a title are not compared. */
const MAX_TITLE_LENGTH = 100;

interface Label {
  readonly occupation: Occupation;
  readonly trust: number;
  readonly text: string;
}

/** An inverted index of the titles of all occupations: for each n-gram the titles that have it. */
class TitleIndex {
  readonly #labels: readonly Label[];
  readonly #gramIds = new Map<string, number>();
  /** The labels of gram `id` are those from `#starts[id]` to `#starts[id + 1]` in `#labelsByGram`. */
  readonly #starts: Int32Array;
  readonly #labelsByGram: Int32Array;
  readonly #weights: Float32Array;
  /** The length of the vector of each label. */
  readonly #norms: Float32Array;
  readonly #exact = new Map<string, Label[]>();
  /** The words of all titles, with the number of titles. */
  readonly #words = new Map<string, number>();

  constructor(occupations: readonly Occupation[]) {
    this.#labels = occupations.flatMap(toLabels);
    const gramsByLabel = this.#labels.map(({ text }) => getGrams(text).map((gram) => this.#addGram(gram)));
    const counts = new Int32Array(this.#gramIds.size);
    for (const grams of gramsByLabel) for (const gram of grams) counts[gram] = (counts[gram] ?? 0) + 1;
    this.#starts = new Int32Array(counts.length + 1);
    counts.forEach((count, gram) => (this.#starts[gram + 1] = (this.#starts[gram] ?? 0) + count));
    this.#weights = Float32Array.from(counts, (count) => Math.log(1 + this.#labels.length / count));
    this.#labelsByGram = new Int32Array(this.#starts.at(-1) ?? 0);
    this.#norms = new Float32Array(this.#labels.length);
    const next = this.#starts.slice();
    gramsByLabel.forEach((grams, label) => {
      let sum = 0;
      for (const gram of grams) {
        this.#labelsByGram[next[gram] ?? 0] = label;
        next[gram] = (next[gram] ?? 0) + 1;
        sum += (this.#weights[gram] ?? 0) ** 2;
      }
      this.#norms[label] = Math.sqrt(sum);
    });
    for (const label of this.#labels) {
      this.#exact.set(label.text, [...(this.#exact.get(label.text) ?? []), label]);
      for (const word of label.text.split(' ')) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    }
  }

  /** Returns the word of a title that an unknown word may be a spelling mistake for, or the word itself. */
  readonly #correctSpelling = memoizeByWord((word: string): string => {
    if (this.#words.has(word) || word.length < MIN_CORRECTED_LENGTH) return word;
    const maxErrors = word.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2;
    let best = { word, distance: maxErrors + 1, count: 0 };
    for (const [known, count] of this.#words) {
      if (known.charAt(0) !== word.charAt(0) || Math.abs(known.length - word.length) > maxErrors) continue;
      const distance = editDistance(word, known);
      if (distance < best.distance || (distance === best.distance && count > best.count))
        best = { word: known, distance, count };
    }
    return best.word;
  });

  #addGram(gram: string): number {
    const id = this.#gramIds.get(gram) ?? this.#gramIds.size;
    this.#gramIds.set(gram, id);
    return id;
  }

  /** Returns the most similar occupations to a normalized title. */
  find(typedTitle: string): ReadonlyMap<Occupation, TitleMatch> {
    const title = typedTitle.slice(0, MAX_TITLE_LENGTH).split(' ').map(this.#correctSpelling).join(' ');
    const matches = new Map<Occupation, TitleMatch>();
    for (const { occupation, trust } of this.#findExact(title))
      matches.set(occupation, { similarity: trust, isExact: true });
    for (const [label, similarity] of this.#findSimilar(title)) {
      const { occupation, trust } = this.#labels[label] as Label;
      const best = matches.get(occupation);
      if (best?.isExact !== true && similarity * trust > (best?.similarity ?? 0))
        matches.set(occupation, { similarity: similarity * trust, isExact: false });
    }
    return matches;
  }

  /** Returns the normalized titles of the occupations that have exactly a normalized title. */
  getTitlesOfSame(title: string): readonly string[] {
    const occupations = this.#findExact(title).map(({ occupation }) => occupation);
    const texts = this.#labels.filter(({ occupation }) => occupations.includes(occupation)).map(({ text }) => text);
    return [...new Set(texts)].filter((text) =>
      this.#findExact(text).some(({ occupation }) => occupations.includes(occupation)),
    );
  }

  /** Returns the labels that a normalized title is, unless others tell more surely whose it is. */
  #findExact(title: string): readonly Label[] {
    const labels = (this.#exact.get(title) ?? []).filter(({ trust }) => trust > TRUST.otherWord);
    const bestTrust = Math.max(0, ...labels.map(({ trust }) => trust));
    return labels.filter(({ trust }) => trust === bestTrust);
  }

  /** Returns the labels with a cosine similarity above the minimum. */
  #findSimilar(title: string): readonly (readonly [label: number, similarity: number])[] {
    const products = new Float32Array(this.#labels.length);
    let sum = 0;
    for (const gram of getGrams(title)) {
      const id = this.#gramIds.get(gram);
      const weight = id === undefined ? UNKNOWN_GRAM_WEIGHT : (this.#weights[id] ?? 0);
      sum += weight ** 2;
      if (id === undefined) continue;
      for (let at = this.#starts[id] ?? 0; at < (this.#starts[id + 1] ?? 0); at += 1) {
        const label = this.#labelsByGram[at] ?? 0;
        products[label] = (products[label] ?? 0) + weight ** 2;
      }
    }
    const norm = Math.sqrt(sum);
    const similar: (readonly [number, number])[] = [];
    products.forEach((product, label) => {
      const similarity = product / (norm * (this.#norms[label] ?? 1));
      if (similarity >= MIN_SIMILARITY) similar.push([label, similarity]);
    });
    return similar;
  }
}

const MIN_SIMILARITY = 0.4;
/** The weight of an n-gram that no title has. */
const UNKNOWN_GRAM_WEIGHT = 8;

const toLabels = (occupation: Occupation): readonly Label[] => {
  const toLabel = (title: string, trust: number): Label => ({ occupation, trust, text: normalizeTitle(title) });
  return [
    ...[...occupation.commonTitles, ...occupation.foreignTitles].map((title) => toLabel(title, TRUST.common)),
    toLabel(occupation.title, TRUST.main),
    ...occupation.otherTitles.map((title) => toLabel(title, title.includes(' ') ? TRUST.other : TRUST.otherWord)),
  ].filter(({ text }) => text !== '');
};

function getGrams(text: string): readonly string[] {
  const padded = ` ${text} `;
  return [
    ...new Set(
      GRAM_LENGTHS.flatMap((length) =>
        Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, at) => padded.slice(at, at + length)),
      ),
    ),
  ];
}

let loadedIndex: TitleIndex | undefined;
const getIndex = (): TitleIndex => (loadedIndex ??= new TitleIndex(getOccupationData().occupations));

/** Returns the occupations whose titles are similar to a normalized title (normalize-title.ts). */
export const findOccupationsByTitle = (title: string): ReadonlyMap<Occupation, TitleMatch> => getIndex().find(title);

/**
 * Returns all normalized titles of the occupation that has exactly a normalized title, but those by which people rather
 * mean another occupation. Returns none if no occupation has this title.
 */
export const getTitlesOfSameOccupation = (title: string): readonly string[] => getIndex().getTitlesOfSame(title);
