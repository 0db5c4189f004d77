import type { CharacterReader } from './character-reader.js';
import { UnsupportedRegexError } from './syntax.js';

const MAX_REPETITIONS = 1000;
const DIGIT = /^[0-9]$/;

/** The repetition count of an element; `max` is Infinity without an upper bound. */
export interface Quantifier {
  readonly min: number;
  readonly max: number;
  readonly isLazy: boolean;
}

/** Parses the quantifier that comes next, or returns undefined if there is none. */
export function parseQuantifier(reader: CharacterReader): Quantifier | undefined {
  const counts = parseCounts(reader);
  if (counts === undefined) return undefined;
  const isLazy = reader.consume('?');
  const next = reader.peek();
  if (next === '+') throw new UnsupportedRegexError('a possessive quantifier or a double one');
  if (next === '*' || next === '?' || next === '{') throw new UnsupportedRegexError('a double quantifier');
  return { ...counts, isLazy };
}

function parseCounts(reader: CharacterReader): { readonly min: number; readonly max: number } | undefined {
  if (reader.consume('*')) return { min: 0, max: Infinity };
  if (reader.consume('+')) return { min: 1, max: Infinity };
  if (reader.consume('?')) return { min: 0, max: 1 };
  return reader.consume('{') ? parseBraces(reader) : undefined;
}

function parseBraces(reader: CharacterReader): { readonly min: number; readonly max: number } {
  const minText = reader.consumeWhile(DIGIT);
  const hasComma = reader.consume(',');
  const maxText = hasComma ? reader.consumeWhile(DIGIT) : minText;
  // `{` is a literal in PCRE2 and .NET if no quantifier follows, and `{,3}` depends on the version of PCRE2.
  if (minText === '' || !reader.consume('}')) throw new UnsupportedRegexError('an unescaped {');
  const min = Number(minText);
  const max = maxText === '' ? Infinity : Number(maxText);
  if (min > MAX_REPETITIONS || (max !== Infinity && max > MAX_REPETITIONS)) {
    throw new UnsupportedRegexError(`a repetition count above ${MAX_REPETITIONS}`);
  }
  // PCRE2 anchors `(^a){0}b` at the start although the group never matches; JavaScript does not.
  if (max === 0) throw new UnsupportedRegexError('a repetition of zero');
  if (min > max) throw new UnsupportedRegexError('a repetition range out of order');
  return { min, max };
}
