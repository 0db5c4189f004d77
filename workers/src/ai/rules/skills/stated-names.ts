import { editDistance } from '../../language/edit-distance.js';
import { getRoot } from '../../language/word-roots.js';
import { getBaseForms, getDerivedWords, isKnownWord } from '../../language/wordnet.js';
import { ORDINARY_WORDS } from '../words/ordinary-words.js';
import { findDisclaimers } from './disclaimers.js';
import { findNamedSkills, getRange } from './named-skills.js';
import { findOverlappingOccurrences } from './occurrences.js';
import { isSkillOfOthers } from './skills-of-others.js';
import { findCanonicalSkill } from './taxonomy.js';
import { normalizeText, tokenize, type Token } from './tokens.js';

/** Words of a name that need not be in the text. */
const LINKING_WORDS = new Set('and or of the in for with to a an & skill'.split(' '));
/** Endings of nouns for what somebody does: negotiation, mentoring. Their verbs are evidence of them. */
const PRACTICE = /(?:ing|[ts]ion|ment|ship|ysis)$/;
/** How many other words may stand between the words of a name: "managed all of the inventory". */
const MAX_OTHER_WORDS = 4;
/** How many places of a name are read. */
const MAX_MENTIONS = 50;
/** Shorter words resemble too many others. */
const MIN_MISSPELT_LENGTH = 5;
const MAX_MISSPELT_LENGTH = 30;
const MAX_ERRORS = 2;
/** Unknown words beyond these are not compared, since each name is compared with each of them. */
const MAX_UNKNOWN_WORDS = 200;

/** A part of the text, by the positions of its first and last token. */
type Place = readonly [first: number, last: number];

/** Where a text states names: under any name of the taxonomy, in another form, or misspelt. */
export class StatedNames {
  readonly #tokens: readonly Token[];
  readonly #isDisclaimed: (start: number, end: number) => boolean;
  /** Where each skill of the taxonomy is named. */
  readonly #placesBySkill = new Map<string, Place[]>();
  readonly #positionsByKey = new Map<string, number[]>();
  /** By the roots of a word and of the words derived from it. */
  readonly #positionsByRoot = new Map<string, number[]>();
  readonly #unknownWords: readonly string[];

  constructor(text: string) {
    this.#isDisclaimed = findDisclaimers(normalizeText(text));
    this.#tokens = tokenize(text);
    // The model has decided about the names that are ordinary words, too.
    const possibleSkills = findOverlappingOccurrences(this.#tokens).filter(
      (occurrence) => !isSkillOfOthers(this.#tokens, occurrence),
    );
    for (const { skill, first, last } of [...findNamedSkills(this.#tokens), ...possibleSkills])
      addTo(this.#placesBySkill, skill.name, [first, last]);
    for (const [position, { kind, key }] of this.#tokens.entries()) {
      if (kind !== 'word') continue;
      addTo(this.#positionsByKey, key, position);
      for (const root of getRoots(key)) addTo(this.#positionsByRoot, root, position);
    }
    const unknownKeys = this.#tokens.filter(isUnknownWord).map(({ key }) => key);
    this.#unknownWords = [...new Set(unknownKeys)].slice(0, MAX_UNKNOWN_WORDS);
  }

  /** Returns true if the text states a name, and the author does not deny it, wish for it or give it to others. */
  has(name: string): boolean {
    const skill = findCanonicalSkill(name);
    const isProduct = skill?.category === 'technical' || skill?.category === 'tools';
    const places = [...((skill && this.#placesBySkill.get(skill.name)) ?? []), ...this.#findWords(name, isProduct)];
    return places.slice(0, MAX_MENTIONS).some(([first, last]) => {
      const { start, end } = getRange(this.#tokens, first, last);
      return !this.#isDisclaimed(start, end);
    });
  }

  /** Returns where the words of a name stand close together in any order. A product of one word is only misspelt. */
  #findWords(name: string, isProduct: boolean): readonly Place[] {
    const nameTokens = tokenize(name).filter(({ kind, key }) => kind === 'word' && !LINKING_WORDS.has(key));
    const words = [...new Set(nameTokens.map(({ key }) => key))];
    const [anchors = [], ...others] = words
      .map((key) =>
        isProduct && words.length === 1 ? this.#findMisspelt(key) : this.#findPositions(key, words.length > 1),
      )
      .sort((left, right) => left.length - right.length);
    const otherWords = others.map((positions) => new Set(positions));
    const reach = words.length - 1 + MAX_OTHER_WORDS;
    return anchors.slice(0, MAX_MENTIONS).flatMap((anchor): Place[] => {
      const nearby = this.#getNearbyPositions(anchor, reach);
      const found = otherWords.map((positions) => nearby.find((position) => positions.has(position)));
      const positions = [anchor, ...found.flatMap((position) => position ?? [])];
      return positions.length < words.length ? [] : [[Math.min(...positions), Math.max(...positions)]];
    });
  }

  /** Returns the positions of a word; of a practice, and in a name of several words, also in other forms. */
  #findPositions(key: string, isPartOfName: boolean): readonly number[] {
    const canVary = isPartOfName || PRACTICE.test(key);
    const positions = new Set([
      ...(this.#positionsByKey.get(key) ?? []),
      ...(canVary ? (this.#positionsByRoot.get(getRoot(key)) ?? []) : []),
    ]);
    return positions.size > 0 ? [...positions] : this.#findMisspelt(key);
  }

  #findMisspelt(key: string): readonly number[] {
    return this.#unknownWords
      .filter((word) => isMisspelt(word, key))
      .flatMap((word) => this.#positionsByKey.get(word) ?? []);
  }

  /** Returns the positions of the sentence within some tokens of another position, nearest first. */
  #getNearbyPositions(anchor: number, reach: number): readonly number[] {
    const walk = (step: -1 | 1): readonly number[] => {
      const positions: number[] = [];
      for (let distance = 1; distance <= reach; distance += 1) {
        const position = anchor + step * distance;
        if ((this.#tokens[position]?.kind ?? 'stop') === 'stop') break;
        positions.push(position);
      }
      return positions;
    };
    return [...walk(1), ...walk(-1)].sort((left, right) => Math.abs(left - anchor) - Math.abs(right - anchor));
  }
}

const isUnknownWord = ({ kind, text, key }: Token): boolean => {
  const lower = text.toLowerCase();
  return (
    kind === 'word' &&
    key.length >= MIN_MISSPELT_LENGTH &&
    key.length <= MAX_MISSPELT_LENGTH &&
    !isKnownWord(lower) &&
    !ORDINARY_WORDS.has(lower) &&
    findCanonicalSkill(lower) === undefined
  );
};

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Returns the roots of a word and of the words that WordNet derives from it: of managed also that of management. */
const getRoots = (key: string): ReadonlySet<string> =>
  new Set([key, ...getBaseForms(key).flatMap((base) => [base, ...getDerivedWords(base)])].map(getRoot));

const isMisspelt = (word: string, key: string): boolean =>
  key.length >= MIN_MISSPELT_LENGTH &&
  word[0] === key[0] &&
  Math.abs(word.length - key.length) <= MAX_ERRORS &&
  editDistance(word, key) <= MAX_ERRORS;
