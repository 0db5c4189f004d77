import { diffArrays } from 'diff';

interface MarkedWordsProps {
  readonly text: string;
  /** What the other version says there, if anything. */
  readonly other: string | undefined;
}

/** A number with its separators, sign of currency or percent; so is a phone number: who reads one reads all of it. */
const NUMBER = /(?:\+\(?|\((?=\d+\)\s?\d))?\p{Sc}?\d(?:(?:[.,/-]|\s?[()]\s?|[ \u00A0])?\d)*(?:\s?%)?/u;
const WORD = /[\p{L}\p{N}\p{M}_'’]+/u;
/** A word, a number or a single sign, with the space behind it. */
const WORDS = new RegExp(`(?:${NUMBER.source}|${WORD.source}|\\S)\\s*|^\\s+`, 'gu');

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];
const isSameWord = (one: string, other: string): boolean => one.trim() === other.trim();

/** A text in which the words that the other version does not have are marked. */
export function MarkedWords({ text, other = '' }: MarkedWordsProps) {
  return diffArrays(wordsOf(other), wordsOf(text), { comparator: isSameWord })
    .filter(({ removed }) => !removed)
    .map(({ value, added }, place) =>
      added ? <mark key={place}>{value.join('')}</mark> : <span key={place}>{value.join('')}</span>,
    );
}
