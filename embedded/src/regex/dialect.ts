import type { ClassEscape, Range } from './syntax.js';

/** How a regular expression engine interprets the common syntax. */
export interface Dialect {
  /** True if it matches code points, false if UTF-16 code units. */
  readonly matchesCodePoints: boolean;
  /** The characters that `.` matches. */
  readonly dotRanges: readonly Range[];
  /** The characters of the supported class escapes (lower case). */
  readonly classes: Readonly<Partial<Record<Lowercase<ClassEscape>, readonly Range[]>>>;
  /** The JavaScript source of the supported assertions. */
  readonly assertions: Readonly<Partial<Record<'start' | 'end' | 'wordBoundary' | 'notWordBoundary', string>>>;
  /** Adds the characters that match case-insensitively. */
  readonly foldCase: (ranges: readonly Range[]) => readonly Range[];
}
