import type { Dialect } from './dialect.js';
import { emitRegex } from './emit.js';
import { parseRegex } from './parse.js';
import { complementRanges, LINE_FEED, normalizeRanges } from './ranges.js';
import type { Range } from './syntax.js';

const MAX_UTF16_UNIT = 0xffff;

/**
 * Compiles an expression so that it matches the same strings as in .NET with default options, as used by EventStoreDB.
 * Word characters and word boundaries are rejected, because their definition changed between .NET versions.
 *
 * @throws UnsupportedRegexError that names the invalid or unsupported syntax
 */
export function compileDotnet(pattern: string): RegExp {
  return emitRegex(parseRegex(pattern), DOTNET);
}

const DOTNET: Dialect = {
  matchesCodePoints: false,
  dotRanges: complementRanges(LINE_FEED, MAX_UTF16_UNIT),
  classes: {
    get d() {
      return getDecimalDigits();
    },
    s: [
      [0x09, 0x0d],
      [0x20, 0x20],
      [0x85, 0x85],
      [0xa0, 0xa0],
      [0x1680, 0x1680],
      [0x2000, 0x200a],
      [0x2028, 0x2029],
      [0x202f, 0x202f],
      [0x205f, 0x205f],
      [0x3000, 0x3000],
    ],
  },
  assertions: { start: '^', end: '(?=\\n?$)' },
  foldCase: (ranges) => ranges,
};

let cachedDigits: readonly Range[] | undefined;

/** `\d` in .NET: the decimal digits of every script, as far as they are one UTF-16 unit. */
function getDecimalDigits(): readonly Range[] {
  cachedDigits ??= findDecimalDigits();
  return cachedDigits;
}

function findDecimalDigits(): readonly Range[] {
  const ranges: Range[] = [];
  for (let unit = 0; unit <= MAX_UTF16_UNIT; unit++) {
    if (/\p{Nd}/u.test(String.fromCharCode(unit))) ranges.push([unit, unit]);
  }
  return normalizeRanges(ranges);
}
