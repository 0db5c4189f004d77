import { diffArrays } from 'diff';

interface TextDiffProps {
  readonly text: string;
  /** The text of the other version. */
  readonly comparedWith: string | undefined;
}

/** A number with its separators, currency or percent sign, or a phone number: each is compared as a whole. */
const NUMBER = /(?:\+\(?|\((?=\d+\)\s?\d))?\p{Sc}?\d(?:(?:[.,/-]|\s?[()]\s?|[ \u00A0])?\d)*(?:\s?%)?/u;
const WORD = /[\p{L}\p{N}\p{M}_'’]+/u;
/** A word, a number or a single character, with the whitespace after it. */
const TOKENS = new RegExp(`(?:${NUMBER.source}|${WORD.source}|\\S)\\s*|^\\s+`, 'gu');

const tokenize = (text: string): string[] => text.match(TOKENS) ?? [];
const isSameToken = (left: string, right: string): boolean => left.trim() === right.trim();

/** A text that marks the words which the other version does not contain. */
export function TextDiff({ text, comparedWith = '' }: TextDiffProps) {
  return diffArrays(tokenize(comparedWith), tokenize(text), { comparator: isSameToken })
    .filter(({ removed }) => !removed)
    .map(({ value, added }, index) =>
      added ? <mark key={index}>{value.join('')}</mark> : <span key={index}>{value.join('')}</span>,
    );
}
