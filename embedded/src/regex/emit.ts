import type { Dialect } from './dialect.js';
import { complementRanges, MAX_CODE_POINT, normalizeRanges } from './ranges.js';
import { UnsupportedRegexError, type Alternatives, type ClassEscape, type Range, type RegexNode } from './syntax.js';

const MAX_UTF16_UNIT = 0xffff;

/**
 * Limits the size of a pattern with expanded repetitions: PCRE2 rejects patterns that compile to more than 64 KiB.
 */
const MAX_PATTERN_SIZE = 16_000;
/** Estimated sizes without the content. A literal has the size 1. */
const SET_SIZE = 8;
const GROUP_SIZE = 4;

/**
 * Compiles a parsed expression to the JavaScript expression that matches the same strings as the dialect's engine.
 *
 * @throws UnsupportedRegexError that names the unsupported syntax
 */
export function emitRegex(alternatives: Alternatives, dialect: Dialect): RegExp {
  if (getPatternSize(alternatives) > MAX_PATTERN_SIZE) throw new UnsupportedRegexError('a pattern this large');
  const source = new Emitter(dialect).emitAlternatives(alternatives);
  if (!dialect.matchesCodePoints) return new RegExp(source);
  return new RegExp(hasNegativeCondition(alternatives) ? `^[^]*?(?:${source})` : source, 'u');
}

/**
 * Returns true if the expression has conditions that can match between the halves of a surrogate pair. V8 searches for
 * matches there as well, so such an expression needs a prefix that consumes whole characters.
 */
function hasNegativeCondition(alternatives: Alternatives): boolean {
  return alternatives.some((nodes) => nodes.some(isOrContainsNegativeCondition));
}

function isOrContainsNegativeCondition(node: RegexNode): boolean {
  switch (node.type) {
    case 'assertion':
      return node.name === 'notWordBoundary';
    case 'lookahead':
      return node.isNegated || hasNegativeCondition(node.alternatives);
    case 'group':
      return hasNegativeCondition(node.alternatives);
    case 'repeat':
      return isOrContainsNegativeCondition(node.node);
    default:
      return false;
  }
}

class Emitter {
  /** The highest code point or UTF-16 unit that the dialect matches. */
  private readonly maxCharacter: number;

  constructor(private readonly dialect: Dialect) {
    this.maxCharacter = dialect.matchesCodePoints ? MAX_CODE_POINT : MAX_UTF16_UNIT;
  }

  emitAlternatives(alternatives: Alternatives): string {
    return alternatives.map((nodes) => nodes.map((node) => this.emitNode(node)).join('')).join('|');
  }

  private emitNode(node: RegexNode): string {
    switch (node.type) {
      case 'literal':
        return this.emitLiteral(node.codePoint);
      case 'any':
        return this.emitSet(this.dialect.dotRanges);
      case 'set':
        return this.emitSet(this.getSetMembers(node));
      case 'assertion':
        return this.dialect.assertions[node.name] ?? rejectAssertion(node.name);
      case 'group':
        return `(?:${this.emitAlternatives(node.alternatives)})`;
      case 'lookahead':
        return `(?${node.isNegated ? '!' : '='}${this.emitAlternatives(node.alternatives)})`;
      case 'repeat':
        return `${this.emitNode(node.node)}${emitQuantifier(node.min, node.max)}${node.isLazy ? '?' : ''}`;
      default:
        return node satisfies never;
    }
  }

  private emitLiteral(codePoint: number): string {
    if (codePoint > this.maxCharacter)
      throw new UnsupportedRegexError(`the character ${String.fromCodePoint(codePoint)}`);
    const foldedRanges = this.dialect.foldCase([[codePoint, codePoint]]);
    return foldedRanges.length === 1 && foldedRanges[0]?.[0] === foldedRanges[0]?.[1]
      ? this.escapeCharacter(codePoint)
      : this.emitSet(foldedRanges);
  }

  private getSetMembers({ isNegated, ranges, escapes }: Extract<RegexNode, { type: 'set' }>): readonly Range[] {
    const unsupportedRange = ranges.find(([, high]) => high > this.maxCharacter);
    if (unsupportedRange !== undefined) {
      throw new UnsupportedRegexError(`the character ${String.fromCodePoint(unsupportedRange[1])} in a set`);
    }
    const memberRanges = [
      ...this.dialect.foldCase(ranges),
      ...escapes.flatMap((escape) => this.getClassMembers(escape)),
    ];
    return isNegated ? complementRanges(memberRanges, this.maxCharacter) : normalizeRanges(memberRanges);
  }

  private getClassMembers(escape: ClassEscape): readonly Range[] {
    const lowerCaseEscape = escape.toLowerCase() as Lowercase<ClassEscape>;
    const members = this.dialect.classes[lowerCaseEscape];
    if (members === undefined) throw new UnsupportedRegexError(`the escape \\${escape}`);
    return escape === lowerCaseEscape ? members : complementRanges(members, this.maxCharacter);
  }

  private emitSet(ranges: readonly Range[]): string {
    const members = ranges.map(([low, high]) =>
      low === high ? this.escapeCharacter(low) : `${this.escapeCharacter(low)}-${this.escapeCharacter(high)}`,
    );
    return `[${members.join('')}]`;
  }

  private escapeCharacter(codePoint: number): string {
    const character = String.fromCodePoint(codePoint);
    if (/[A-Za-z0-9]/.test(character)) return character;
    const hex = codePoint.toString(16);
    return this.dialect.matchesCodePoints ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
  }
}

function rejectAssertion(name: string): never {
  throw new UnsupportedRegexError(name === 'wordBoundary' ? 'the escape \\b' : 'the escape \\B');
}

function emitQuantifier(min: number, max: number): string {
  return max === Infinity ? `{${min},}` : `{${min},${max}}`;
}

/** Estimates the size of a compiled pattern; a literal counts 1. */
function getPatternSize(alternatives: Alternatives): number {
  return alternatives.reduce((sum, nodes) => nodes.reduce((size, node) => size + getNodeSize(node), sum + 1), 0);
}

function getNodeSize(node: RegexNode): number {
  switch (node.type) {
    case 'set':
      return SET_SIZE + node.ranges.length;
    case 'group':
    case 'lookahead':
      return GROUP_SIZE + getPatternSize(node.alternatives);
    case 'repeat':
      return getNodeSize(node.node) * Math.max(1, node.min, node.max === Infinity ? 0 : node.max);
    default:
      return 1;
  }
}
