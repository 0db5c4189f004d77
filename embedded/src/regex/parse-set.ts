import type { CharacterReader } from './character-reader.js';
import { parseCharacterEscape, parseClassEscape } from './parse-escape.js';
import { UnsupportedRegexError, type ClassEscape, type Range, type RegexNode } from './syntax.js';

const BACKSPACE = 0x08;

/** Parses a set such as `[a-z\d]` after its opening bracket. */
export function parseSet(reader: CharacterReader): RegexNode {
  rejectPosixSyntax(reader);
  const isNegated = reader.consume('^');
  if (reader.peek() === ']') throw new UnsupportedRegexError('a ] at the start of a set');
  const ranges: Range[] = [];
  const escapes: ClassEscape[] = [];
  let isFirstMember = true;
  while (!reader.consume(']')) {
    if (reader.peek() === '-' && !isFirstMember && reader.peek(1) !== ']') {
      throw new UnsupportedRegexError('an unescaped - inside a set');
    }
    isFirstMember = false;
    const member = parseMember(reader);
    if (typeof member === 'string') escapes.push(member);
    else ranges.push(parseRange(reader, member));
  }
  return { type: 'set', isNegated, ranges, escapes };
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
  if (character === '[') throw new UnsupportedRegexError(`the set member [${reader.peekText(8)}`);
  if (character !== '\\') return character.codePointAt(0) ?? 0;
  if (reader.consume('b')) return BACKSPACE;
  return parseClassEscape(reader) ?? parseCharacterEscape(reader);
}

/** Rejects sets that PCRE2 would treat as misplaced POSIX classes, such as `[:alpha:]`. */
function rejectPosixSyntax(reader: CharacterReader): void {
  const delimiter = reader.peek();
  if (delimiter !== ':' && delimiter !== '.' && delimiter !== '=') return;
  for (let offset = 1, next = reader.peek(offset); next !== undefined && next !== ']'; next = reader.peek(++offset)) {
    if (next === delimiter && reader.peek(offset + 1) === ']') {
      throw new UnsupportedRegexError(`the set [${reader.peekText(offset + 2)}`);
    }
  }
}
