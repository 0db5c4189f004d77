import { ORDINARY_WORDS } from '../rules/words/ordinary-words.js';
import type { Addition } from './addition.js';
import { type Word, wordsOf } from './words.js';

const CAPITAL = /\p{Lu}|\p{Lt}/u;
const CODE = /^\p{L}+\p{N}/u;
const CASELESS = /\p{Lo}/u;
const AMOUNT = /^\p{N}/u;
const PRONOUN = /^I(?:'\p{L}+)?$/u;
const ADDRESS =
  /https?:\/\/\S+|www\.\S+|\S+@\S+|(?<!\S)@\w+|[\w-]+\.(?:com|org|net|io|ai|dev|edu|gov|app|in|ae|co)\b(?!\.\w)/gi;
const PLURAL = /(?<=..)s$/;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** The segmenter takes quadratic time on a run without a blank, so a longer one is cut. */
const SEGMENTED_AT_ONCE = /.{1,500}/gsu;
const caselessParts = (word: string): readonly string[] =>
  (word.match(SEGMENTED_AT_ONCE) ?? [])
    .flatMap((part) => [...segmenter.segment(part)])
    .flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));

/** Marks of a sentence about an address may be put in order, with the spaces before them. */
const withoutMarks = (text: string): string => text.replace(/\s+/g, ' ').replace(/ ?[,;!?]+/g, '');

/** An address without the marks of the sentence after it; read from the end, since `[…]+$` takes quadratic time. */
function withoutEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && END_MARKS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
const END_MARKS = new Set('.,;:!?)\'"');

/** A longer run without a blank is no address; the pattern would take quadratic time on it. */
const MAX_ADDRESS_LENGTH = 2_048;
const addressesIn = (run: string): readonly string[] =>
  run.length > MAX_ADDRESS_LENGTH ? [run] : (run.match(ADDRESS) ?? []);

function addresses(before: string, after: string): readonly Addition[] {
  const given = withoutMarks(before.toLowerCase());
  return after
    .split(/\s+/)
    .flatMap(addressesIn)
    .flatMap((found) => {
      const address = withoutEndMarks(found.toLowerCase());
      return given.includes(withoutMarks(address)) ? [] : [{ kind: 'name' as const, words: address }];
    });
}

/**
 * The names (employers, people, places, products, addresses) that a plain text holds and another does not: words with a
 * capital letter that are not there in any case, unless a sentence begins with them and they are ordinary words; letters
 * with digits (digits first are numbers.ts's); and every new word in a script without capitals, since nothing tells a name there. `known` are words that
 * count as given.
 */
export function addedNames(before: string, after: string, known: ReadonlySet<string>): readonly Addition[] {
  const words = wordsOf(after);
  const givenWords = wordsOf(before);
  const given = new Set(givenWords.map(({ lower }) => lower));
  const givenCaseless = new Set(givenWords.flatMap(({ lower }) => (CASELESS.test(lower) ? caselessParts(lower) : [])));
  const isGiven = (lower: string): boolean =>
    given.has(lower) || known.has(lower) || given.has(lower.replace(PLURAL, '')) || given.has(`${lower}s`);

  const isNew = ({ text, lower, isFirst }: Word): boolean => {
    if (isGiven(lower) || PRONOUN.test(text) || AMOUNT.test(text)) return false;
    if (CASELESS.test(text)) return caselessParts(lower).some((part) => !givenCaseless.has(part));
    if (CODE.test(text)) return true;
    if (!CAPITAL.test(text)) return false;
    return !isFirst || !ORDINARY_WORDS.has(lower) || CAPITAL.test(text.slice(1));
  };
  return [
    ...words.flatMap((word) => (isNew(word) ? [{ kind: 'name' as const, words: word.text }] : [])),
    ...addresses(before, after),
  ];
}
