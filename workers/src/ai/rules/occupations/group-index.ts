import { getRoot } from '../../language/word-roots.js';
import { NEUTRAL_WORDS } from '../../truth/neutral-words.js';
import { getGroup, getOccupationData } from './occupations.js';

/** How often a word counts in the document of a group, by where it stands. */
const COUNTS = { described: 3, groupName: 2, mainTitle: 1, otherTitle: 0.25 } as const;
/** The parameters of BM25. */
const K1 = 1.2;
const B = 0.5;

/** Documents of the groups of occupations, for BM25: the words that describe them, and those of their titles. */
class GroupIndex {
  /** For each root of a word the groups with it and how often. */
  readonly #postings = new Map<string, Map<string, number>>();
  readonly #lengths = new Map<string, number>();
  readonly #meanLength: number;

  constructor() {
    const { occupations, groupNames, groupWords } = getOccupationData();
    for (const occupation of occupations) {
      const group = getGroup(occupation);
      this.#add(group, [occupation.title, ...occupation.commonTitles], COUNTS.mainTitle);
      this.#add(group, occupation.otherTitles, COUNTS.otherTitle);
    }
    const groups = new Set(occupations.map(getGroup));
    for (const group of groups) {
      this.#add(group, [groupNames.get(group) ?? ''], COUNTS.groupName);
      this.#add(group, groupWords.get(group)?.words ?? [], COUNTS.described);
    }
    this.#meanLength = [...this.#lengths.values()].reduce((sum, length) => sum + length, 0) / groups.size;
  }

  #add(group: string, texts: readonly string[], count: number): void {
    // A word counts once, however many of these texts have it.
    for (const root of new Set(texts.flatMap(getContentRoots))) {
      const groups = this.#postings.get(root) ?? new Map<string, number>();
      this.#postings.set(root, groups.set(group, (groups.get(group) ?? 0) + count));
      this.#lengths.set(group, (this.#lengths.get(group) ?? 0) + count);
    }
  }

  /** Returns the score of each group with words of a text. */
  score(text: string): ReadonlyMap<string, number> {
    const scores = new Map<string, number>();
    for (const root of new Set(getContentRoots(text))) {
      const groups = this.#postings.get(root);
      if (!groups) continue;
      const rarity = Math.log(1 + (this.#lengths.size - groups.size + 0.5) / (groups.size + 0.5));
      for (const [group, count] of groups) {
        const relativeLength = (this.#lengths.get(group) ?? 0) / this.#meanLength;
        const frequency = (count * (K1 + 1)) / (count + K1 * (1 - B + B * relativeLength));
        scores.set(group, (scores.get(group) ?? 0) + rarity * frequency);
      }
    }
    return scores;
  }
}

/** Returns the roots of the content words of a text. */
export const getContentRoots = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter((word) => !NEUTRAL_WORDS.has(word)).map(getRoot);

let loadedIndex: GroupIndex | undefined;

/** Scores the groups of occupations by how well a description fits them. Groups without any of its words are left out. */
export function scoreGroups(description: string): ReadonlyMap<string, number> {
  loadedIndex ??= new GroupIndex();
  return loadedIndex.score(description);
}
