import { foldRanges } from './case-folding.js';
import type { Dialect } from './dialect.js';
import { emitRegex } from './emit.js';
import { parseRegex } from './parse.js';
import { complementRanges, LINE_FEED, MAX_CODE_POINT } from './ranges.js';

/** The options that MongoDB passes to PCRE2. */
export interface PcreOptions {
  /** `i` */
  readonly ignoreCase: boolean;
  /** `m` */
  readonly multiline: boolean;
  /** `s` */
  readonly dotAll: boolean;
}

/**
 * Compiles an expression so that it matches the same strings as in PCRE2 with UTF and without UCP, as used by MongoDB:
 * classes are ASCII, only a line feed ends a line, and `$` also matches before a final line feed.
 *
 * @throws UnsupportedRegexError that names the invalid or unsupported syntax
 */
export function compilePcre(pattern: string, options: PcreOptions): RegExp {
  return emitRegex(parseRegex(pattern), createPcreDialect(options));
}

function createPcreDialect({ ignoreCase, multiline, dotAll }: PcreOptions): Dialect {
  return {
    matchesCodePoints: true,
    dotRanges: dotAll ? [[0, MAX_CODE_POINT]] : complementRanges(LINE_FEED, MAX_CODE_POINT),
    classes: {
      d: [[0x30, 0x39]],
      s: [
        [0x09, 0x0d],
        [0x20, 0x20],
      ],
      w: [
        [0x30, 0x39],
        [0x41, 0x5a],
        [0x5f, 0x5f],
        [0x61, 0x7a],
      ],
    },
    assertions: {
      // A line feed at the very end of the text does not start another line.
      start: multiline ? '(?:^|(?<=\\n)(?!$))' : '^',
      end: multiline ? '(?=\\n|$)' : '(?=\\n?$)',
      wordBoundary: '\\b',
      notWordBoundary: '\\B',
    },
    foldCase: ignoreCase ? foldRanges : (ranges) => ranges,
  };
}
