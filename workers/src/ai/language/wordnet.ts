import { readDataText } from '../../read-data.js';
import { BASE_BY_IRREGULAR_FORM } from './irregular-forms.js';

/** A meaning of a word: the number of a set of synonyms, a synset. */
export type Sense = number;

interface WordNet {
  /** The rest of the line of each word: its senses and derived words. */
  readonly entries: ReadonlyMap<string, string>;
  /** Per synset its kind (`n`, `p` for a person or group of people, `v`, `a`) and its hypernyms. */
  readonly synsets: readonly string[];
}

let loadedWordNet: WordNet | undefined;

/** Loads the words when first needed: 2 MB of text, which take about 15 MB of memory. */
function getWordNet(): WordNet {
  if (loadedWordNet) return loadedWordNet;
  const text = readDataText('words/wordnet.txt');
  const [synsetPart = '', wordPart = ''] = text.trimEnd().split('\n\n');
  const entries = new Map(
    wordPart.split('\n').map((entry): readonly [string, string] => {
      const end = entry.indexOf(',');
      return [entry.slice(0, end), entry.slice(end + 1)];
    }),
  );
  loadedWordNet = { entries, synsets: synsetPart.split('\n') };
  return loadedWordNet;
}

const parseNumbers = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((number) => Number.parseInt(number, 36));

/** Endings of inflected forms and what stands in their place in the base form, as in WordNet's own `morphy`. */
const ENDINGS: readonly (readonly [ending: string, baseEnding: string])[] = [
  ['s', ''],
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['ies', 'y'],
  ['es', 'e'],
  ['es', ''],
  ['ed', 'e'],
  ['ed', ''],
  ['ied', 'y'],
  ['ing', 'e'],
  ['ing', ''],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
  ['men', 'man'],
];
const DOUBLED_CONSONANT = /([bdfgklmnprstvz])\1$/;

/** Returns the base forms of a lower-case word that WordNet knows, itself first: `meeting`, `meet`. */
export function getBaseForms(word: string): readonly string[] {
  const { entries } = getWordNet();
  const candidates = [word, BASE_BY_IRREGULAR_FORM.get(word) ?? word];
  for (const [ending, baseEnding] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    candidates.push(stem + baseEnding);
    if (baseEnding === '') candidates.push(stem.replace(DOUBLED_CONSONANT, '$1'));
  }
  return [...new Set(candidates)].filter((candidate) => entries.has(candidate));
}

/** Returns true if WordNet knows a lower-case word in this or another form. Names are unknown. */
export const isKnownWord = (word: string): boolean => getBaseForms(word).length > 0;

/** Returns the senses of a base form, most frequent first: nouns, then verbs, adjectives and adverbs. */
export const getSenses = (base: string): readonly Sense[] =>
  parseNumbers(getWordNet().entries.get(base)?.split(',')[0] ?? '');

/** Returns the words that a base form is derived from or that are derived from it: `baker` for `bake`. */
export const getDerivedWords = (base: string): readonly string[] =>
  getWordNet().entries.get(base)?.split(',').slice(1) ?? [];

const getSynset = (sense: Sense): string => getWordNet().synsets[sense] ?? '';

/** Returns the senses one step more general: of `oak`, those of `tree`. */
export const getHypernyms = (sense: Sense): readonly Sense[] => parseNumbers(getSynset(sense).slice(2));

export const isVerbSense = (sense: Sense): boolean => getSynset(sense).startsWith('v');

/** Returns true if a sense is a person or a group of people, such as a club. */
export const isPersonSense = (sense: Sense): boolean => getSynset(sense).startsWith('p');

export const isNounSense = (sense: Sense): boolean => /^[np]/.test(getSynset(sense));
