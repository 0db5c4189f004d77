import type { Dialect } from './dialect.js';
import { complementRanges, MAX_CODE_POINT, normalizeRanges } from './ranges.js';
import { UnsupportedRegexError, type Alternatives, type ClassEscape, type Range, type RegexNode } from './syntax.js';

const MAX_UTF16_UNIT = 0xffff;

/**
 * Limits the size of a pattern with expanded repetitions: PCRE2 rejects patterns that compile to more than 64 KiB.
 */
const MAX_SIZE = 16_000;

/**
 * Compiles a parsed expression to the JavaScript expression that matches the same strings as the dialect's engine.
 *
 * @throws UnsupportedRegexError that names the unsupported syntax
 */
export function emitRegex(alternatives: Alternatives, dialect: Dialect): RegExp {
  if (patternSize(alternatives) > MAX_SIZE) throw new UnsupportedRegexError('a pattern this large');
  const source = new Emitter(dialect).alternatives(alternatives);
  if (!dialect.matchesCodePoints) return new RegExp(source);
  return new RegExp(hasNegativeConditions(alternatives) ? `^[^]*?(?:${source})` : source, 'u');
}

/**
 * Returns true if the expression has conditions that can match between the halves of a surrogate pair. V8 searches for
 * matches there as well, so such an expression needs a prefix that consumes whole characters.
 */
function hasNegativeConditions(alternatives: Alternatives): boolean {
  return alternatives.some((nodes) => nodes.some(hasNegativeCondition));
}

function hasNegativeCondition(node: RegexNode): boolean {
  switch (node.type) {
    case 'assertion':
      return node.name === 'notWordBoundary';
    case 'lookahead':
      return node.negated || hasNegativeConditions(node.alternatives);
    case 'group':
      return hasNegativeConditions(node.alternatives);
    case 'repeat':
      return hasNegativeCondition(node.node);
    default:
      return false;
  }
}

class Emitter {
  private readonly max: number;

  constructor(private readonly dialect: Dialect) {
    this.max = dialect.matchesCodePoints ? MAX_CODE_POINT : MAX_UTF16_UNIT;
  }

  alternatives(alternatives: Alternatives): string {
    return alternatives.map((nodes) => nodes.map((node) => this.node(node)).join('')).join('|');
  }

  private node(node: RegexNode): string {
    switch (node.type) {
      case 'literal':
        return this.literal(node.codePoint);
      case 'any':
        return this.set(this.dialect.any);
      case 'set':
        return this.set(this.setMembers(node));
      case 'assertion':
        return this.dialect.assertions[node.name] ?? unsupportedAssertion(node.name);
      case 'group':
        return `(?:${this.alternatives(node.alternatives)})`;
      case 'lookahead':
        return `(?${node.negated ? '!' : '='}${this.alternatives(node.alternatives)})`;
      case 'repeat':
        return `${this.node(node.node)}${quantifier(node.min, node.max)}${node.lazy ? '?' : ''}`;
      default:
        return node satisfies never;
    }
  }

  private literal(codePoint: number): string {
    if (codePoint > this.max) throw new UnsupportedRegexError(`the character ${String.fromCodePoint(codePoint)}`);
    const folded = this.dialect.foldCase([[codePoint, codePoint]]);
    return folded.length === 1 && folded[0]?.[0] === folded[0]?.[1] ? this.escape(codePoint) : this.set(folded);
  }

  private setMembers({ negated, ranges, escapes }: Extract<RegexNode, { type: 'set' }>): readonly Range[] {
    const astral = ranges.find(([, high]) => high > this.max);
    if (astral !== undefined) {
      throw new UnsupportedRegexError(`the character ${String.fromCodePoint(astral[1])} in a set`);
    }
    const all = [...this.dialect.foldCase(ranges), ...escapes.flatMap((escape) => this.classMembers(escape))];
    return negated ? complementRanges(all, this.max) : normalizeRanges(all);
  }

  private classMembers(escape: ClassEscape): readonly Range[] {
    const lower = escape.toLowerCase() as Lowercase<ClassEscape>;
    const members = this.dialect.classes[lower];
    if (members === undefined) throw new UnsupportedRegexError(`the escape \\${escape}`);
    return escape === lower ? members : complementRanges(members, this.max);
  }

  private set(ranges: readonly Range[]): string {
    const members = ranges.map(([low, high]) =>
      low === high ? this.escape(low) : `${this.escape(low)}-${this.escape(high)}`,
    );
    return `[${members.join('')}]`;
  }

  private escape(codePoint: number): string {
    const character = String.fromCodePoint(codePoint);
    if (/[A-Za-z0-9]/.test(character)) return character;
    const hex = codePoint.toString(16);
    return this.dialect.matchesCodePoints ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
  }
}

function unsupportedAssertion(name: string): never {
  throw new UnsupportedRegexError(name === 'wordBoundary' ? 'the escape \\b' : 'the escape \\B');
}

function quantifier(min: number, max: number): string {
  return max === Infinity ? `{${min},}` : `{${min},${max}}`;
}

function patternSize(alternatives: Alternatives): number {
  return alternatives.reduce((sum, nodes) => nodes.reduce((size, node) => size + nodeSize(node), sum + 1), 0);
}

function nodeSize(node: RegexNode): number {
  switch (node.type) {
    case 'set':
      return 8 + node.ranges.length;
    case 'group':
    case 'lookahead':
      return 4 + patternSize(node.alternatives);
    case 'repeat':
      return nodeSize(node.node) * Math.max(1, node.min, node.max === Infinity ? 0 : node.max);
    default:
      return 1;
  }
}
