import { getBaseForms, getSenses, isVerbSense } from '../language/wordnet.js';
import { ORDINARY_WORDS } from '../rules/words/ordinary-words.js';
import type { SourceVocabulary } from './source-vocabulary.js';
import type { UnsupportedClaim } from './unsupported-claim.js';
import { type Word, splitWords } from './words.js';

const CAPITAL_LETTER = /\p{Lu}|\p{Lt}/u;
const LETTERS_WITH_DIGITS = /^\p{L}+\p{N}/u;
const CASELESS = /\p{Lo}/u;
const AMOUNT = /^\p{N}/u;
const PRONOUN = /^I(?:'\p{L}+)?$/u;
const ADDRESS =
  /https?:\/\/\S+|www\.\S+|(?<!\S)\S+@\S+|(?<!\S)@\w+|[\w-]{1,63}\.(?:com|org|net|io|ai|dev|edu|gov|app|in|ae|co)\b(?!\.\w)/gi;
/** Every address has one of these, and few other words, in which the search for addresses takes most of its time. */
const ADDRESS_MARK = /@|:\/\/|\.\S/;
const PLURAL = /(?<=..)s$/;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** The segmenter takes quadratic time on text without spaces, so it gets chunks. */
const SEGMENTER_CHUNK = /.{1,500}/gsu;
const segmentCaseless = (word: string): readonly string[] =>
  (word.match(SEGMENTER_CHUNK) ?? [])
    .flatMap((part) => [...segmenter.segment(part)])
    .flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));

/** Punctuation around addresses and the spaces before it may change. */
const removePunctuation = (text: string): string => text.replace(/\s+/g, ' ').replace(/ ?[,;!?]+/g, '');

/** Removes punctuation after an address. Not a pattern, since `[…]+$` takes quadratic time. */
function removeTrailingPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && END_MARKS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
const END_MARKS = new Set('.,;:!?)\'"');

function findAddedAddresses(source: string, rewrite: string): readonly UnsupportedClaim[] {
  const searchableSource = removePunctuation(source.toLowerCase());
  return rewrite
    .split(/\s+/)
    .flatMap((run) => (ADDRESS_MARK.test(run) ? (run.match(ADDRESS) ?? []) : []))
    .flatMap((match) => {
      const address = removeTrailingPunctuation(match.toLowerCase());
      return searchableSource.includes(removePunctuation(address)) ? [] : [{ kind: 'name' as const, words: address }];
    });
}

/**
 * Returns true for ordinary words, for forms of words of WordNet, and for verbs with several meanings: Share. Other base
 * forms may be names: Google, Siemens, Rose. Whether the source has the word is checked apart from this.
 */
const isOrdinary = (lower: string): boolean =>
  ORDINARY_WORDS.has(lower) || getBaseForms(lower).some((base) => base !== lower || isVerb(base));

const isVerb = (base: string): boolean => getSenses(base).filter(isVerbSense).length > 1;

/**
 * Returns the names (employers, people, places, products, addresses) of `rewrite` that `source` does not contain:
 * capitalised words, unless they are ordinary words at the start of a sentence; letters followed by digits (numbers.ts
 * handles words that begin with a digit); and every new word in a script without case.
 */
export function findAddedNames(
  source: string,
  rewrite: string,
  vocabulary: SourceVocabulary,
): readonly UnsupportedClaim[] {
  const words = splitWords(rewrite);
  const sourceSegments = new Set(
    splitWords(source).flatMap(({ lower }) => (CASELESS.test(lower) ? segmentCaseless(lower) : [])),
  );
  const isInSource = (lower: string): boolean =>
    vocabulary.contains(lower) || vocabulary.contains(lower.replace(PLURAL, '')) || vocabulary.contains(`${lower}s`);

  const isNew = ({ text, lower, isFirst }: Word): boolean => {
    if (isInSource(lower) || PRONOUN.test(text) || AMOUNT.test(text)) return false;
    if (CASELESS.test(text)) return segmentCaseless(lower).some((part) => !sourceSegments.has(part));
    if (LETTERS_WITH_DIGITS.test(text)) return true;
    if (!CAPITAL_LETTER.test(text)) return false;
    return !isFirst || !isOrdinary(lower) || CAPITAL_LETTER.test(text.slice(1));
  };
  return [
    ...words.flatMap((word) => (isNew(word) ? [{ kind: 'name' as const, words: word.text }] : [])),
    ...findAddedAddresses(source, rewrite),
  ];
}
