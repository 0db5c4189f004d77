/** An inclusive range of code points. */
export type Range = readonly [low: number, high: number];

/** A class escape such as `\d`. */
export type ClassEscape = 'd' | 'D' | 's' | 'S' | 'w' | 'W';

/** One element of a regular expression, in the syntax that the supported engines share. */
export type RegexNode =
  | { readonly type: 'literal'; readonly codePoint: number }
  | { readonly type: 'any' }
  | {
      readonly type: 'set';
      readonly isNegated: boolean;
      readonly ranges: readonly Range[];
      readonly escapes: readonly ClassEscape[];
    }
  | { readonly type: 'assertion'; readonly name: 'start' | 'end' | 'wordBoundary' | 'notWordBoundary' }
  | { readonly type: 'group'; readonly alternatives: Alternatives }
  | { readonly type: 'lookahead'; readonly isNegated: boolean; readonly alternatives: Alternatives }
  | {
      readonly type: 'repeat';
      readonly node: RegexNode;
      readonly min: number;
      readonly max: number;
      readonly isLazy: boolean;
    };

/** The branches of an alternation, each a sequence of nodes. */
export type Alternatives = readonly (readonly RegexNode[])[];

/** Thrown for syntax that is invalid or that the engines read differently. The message names it. */
export class UnsupportedRegexError extends Error {}
