import type { CharacterReader } from './character-reader.js';
import { parseCharacterEscape, takeClassEscape } from './parse-escape.js';
import { UnsupportedRegexError, type ClassEscape, type Range, type RegexNode } from './syntax.js';

const BACKSPACE = 0x08;

/** Parses a set such as `[a-z\d]` after its opening bracket. */
export function parseSet(reader: CharacterReader): RegexNode {
  rejectPosixSyntax(reader);
  const negated = reader.take('^');
  if (reader.peek() === ']') throw new UnsupportedRegexError('a ] at the start of a set');
  const ranges: Range[] = [];
  const escapes: ClassEscape[] = [];
  let isFirst = true;
  while (!reader.take(']')) {
    if (reader.peek() === '-' && !isFirst && reader.peek(1) !== ']') {
      throw new UnsupportedRegexError('an unescaped - inside a set');
    }
    isFirst = false;
    const member = parseMember(reader);
    if (typeof member === 'string') escapes.push(member);
    else ranges.push(parseRange(reader, member));
  }
  return { type: 'set', negated, ranges, escapes };
}

function parseRange(reader: CharacterReader, low: number): Range {
  if (reader.peek() !== '-' || reader.peek(1) === ']') return [low, low];
  reader.next();
  const high = parseMember(reader);
  if (typeof high === 'string') throw new UnsupportedRegexError(`a range that ends in \\${high}`);
  if (high < low) throw new UnsupportedRegexError('a range out of order in a set');
  return [low, high];
}

function parseMember(reader: CharacterReader): number | ClassEscape {
  const character = reader.next();
  if (character === '[') throw new UnsupportedRegexError(`the set member [${reader.rest(8)}`);
  if (character !== '\\') return character.codePointAt(0) ?? 0;
  if (reader.take('b')) return BACKSPACE;
  return takeClassEscape(reader) ?? parseCharacterEscape(reader);
}

/** Rejects sets that PCRE2 would treat as misplaced POSIX classes, such as `[:alpha:]`. */
function rejectPosixSyntax(reader: CharacterReader): void {
  const first = reader.peek();
  if (first !== ':' && first !== '.' && first !== '=') return;
  for (let at = 1, next = reader.peek(at); next !== undefined && next !== ']'; next = reader.peek(++at)) {
    if (next === first && reader.peek(at + 1) === ']') {
      throw new UnsupportedRegexError(`the set [${reader.rest(at + 2)}`);
    }
  }
}
