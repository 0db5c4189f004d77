import type { CharacterReader } from './character-reader.js';
import { UnsupportedRegexError, type ClassEscape, type RegexNode } from './syntax.js';

const CONTROL_CHARACTERS: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['f', 0x0c],
  ['r', 0x0d],
]);
const HEX_DIGIT = /^[0-9A-Fa-f]$/;

/** Parses the escape after a backslash, outside of a character class. */
export function parseEscape(reader: CharacterReader): RegexNode {
  if (reader.consume('b')) return { type: 'assertion', name: 'wordBoundary' };
  if (reader.consume('B')) return { type: 'assertion', name: 'notWordBoundary' };
  const escape = parseClassEscape(reader);
  if (escape !== undefined) return { type: 'set', isNegated: false, ranges: [], escapes: [escape] };
  return { type: 'literal', codePoint: parseCharacterEscape(reader) };
}

/** Skips a class escape if it comes next, and returns it. */
export function parseClassEscape(reader: CharacterReader): ClassEscape | undefined {
  const next = reader.peek();
  switch (next) {
    case 'd':
    case 'D':
    case 's':
    case 'S':
    case 'w':
    case 'W':
      reader.next();
      return next;
    default:
      return undefined;
  }
}

/** Parses an escape that stands for one character. */
export function parseCharacterEscape(reader: CharacterReader): number {
  const character = reader.next();
  const controlCodePoint = CONTROL_CHARACTERS.get(character);
  if (controlCodePoint !== undefined) return controlCodePoint;
  if (character === 'x') return parseHex(reader);
  const codePoint = character.codePointAt(0) ?? 0;
  // Only punctuation may be escaped: escaped letters and digits have other meanings, in one engine at least.
  if (codePoint < 0x21 || codePoint > 0x7e || /[A-Za-z0-9_]/.test(character)) {
    throw new UnsupportedRegexError(`the escape \\${character}`);
  }
  return codePoint;
}

function parseHex(reader: CharacterReader): number {
  const high = reader.peek(0) ?? '';
  const low = reader.peek(1) ?? '';
  if (!HEX_DIGIT.test(high) || !HEX_DIGIT.test(low)) {
    throw new UnsupportedRegexError('the escape \\x without two hexadecimal digits');
  }
  reader.next();
  reader.next();
  return Number.parseInt(high + low, 16);
}
