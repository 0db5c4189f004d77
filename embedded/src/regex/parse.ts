import { CharacterReader } from './character-reader.js';
import { parseEscape } from './parse-escape.js';
import { parseQuantifier } from './parse-quantifier.js';
import { parseSet } from './parse-set.js';
import { UnsupportedRegexError, type Alternatives, type RegexNode } from './syntax.js';

/** Less than the default limit of PCRE2, which is 250. */
const MAX_NESTING = 200;

/**
 * Parses the common syntax of PCRE2, .NET and JavaScript. All other constructs are rejected, including those that are
 * literals in one engine and operators in another.
 *
 * @throws UnsupportedRegexError that names the construct
 */
export function parseRegex(pattern: string): Alternatives {
  const reader = new CharacterReader(pattern);
  const alternatives = parseAlternatives(reader, 0);
  if (reader.peek() !== undefined) throw new UnsupportedRegexError('unmatched )');
  return alternatives;
}

function parseAlternatives(reader: CharacterReader, depth: number): Alternatives {
  if (depth > MAX_NESTING) throw new UnsupportedRegexError(`groups nested more than ${MAX_NESTING} levels deep`);
  const alternatives: RegexNode[][] = [[]];
  for (let next = reader.peek(); next !== undefined && next !== ')'; next = reader.peek()) {
    if (reader.consume('|')) alternatives.push([]);
    else alternatives[alternatives.length - 1]?.push(parseQuantifiedNode(reader, depth));
  }
  return alternatives;
}

function parseQuantifiedNode(reader: CharacterReader, depth: number): RegexNode {
  const node = parseAtom(reader, depth);
  const quantifier = parseQuantifier(reader);
  if (quantifier === undefined) return node;
  if (node.type === 'assertion' || node.type === 'lookahead') {
    throw new UnsupportedRegexError('a quantifier after an assertion');
  }
  return { type: 'repeat', node, ...quantifier };
}

function parseAtom(reader: CharacterReader, depth: number): RegexNode {
  const character = reader.next();
  switch (character) {
    case '.':
      return { type: 'any' };
    case '^':
      return { type: 'assertion', name: 'start' };
    case '$':
      return { type: 'assertion', name: 'end' };
    case '(':
      return parseGroup(reader, depth + 1);
    case '[':
      return parseSet(reader);
    case '\\':
      return parseEscape(reader);
    case '*':
    case '+':
    case '?':
      throw new UnsupportedRegexError(`nothing to repeat before ${character}`);
    case '{':
      throw new UnsupportedRegexError('an unescaped {');
    default:
      return { type: 'literal', codePoint: character.codePointAt(0) ?? 0 };
  }
}

function parseGroup(reader: CharacterReader, depth: number): RegexNode {
  const kind = parseGroupKind(reader);
  const alternatives = parseAlternatives(reader, depth);
  if (!reader.consume(')')) throw new UnsupportedRegexError('missing )');
  if (kind === 'group') return { type: 'group', alternatives };
  return { type: 'lookahead', isNegated: kind === 'negativeLookahead', alternatives };
}

function parseGroupKind(reader: CharacterReader): 'group' | 'lookahead' | 'negativeLookahead' {
  if (reader.peek() === '*') throw new UnsupportedRegexError('the verb (*');
  if (!reader.consume('?')) return 'group';
  if (reader.consume(':')) return 'group';
  if (reader.consume('=')) return 'lookahead';
  if (reader.consume('!')) return 'negativeLookahead';
  throw new UnsupportedRegexError(`the group (?${reader.peekText(3)}`);
}
