import type { ClassEscape, Range } from './syntax.js';

/** What a regular expression engine does with the syntax that it shares with the others. */
export interface Dialect {
  /** Whether it matches code points, as opposed to UTF-16 code units. */
  readonly matchesCodePoints: boolean;
  /** What `.` matches. */
  readonly any: readonly Range[];
  /** What the lower-case class escapes match, for those it supports. */
  readonly classes: Readonly<Partial<Record<Lowercase<ClassEscape>, readonly Range[]>>>;
  /** JavaScript source for the assertions, for those it supports. */
  readonly assertions: Readonly<Partial<Record<'start' | 'end' | 'wordBoundary' | 'notWordBoundary', string>>>;
  /** Characters that match the same as the given ones, and the given ones themselves. */
  readonly foldCase: (ranges: readonly Range[]) => readonly Range[];
}
