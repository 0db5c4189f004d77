import { normalizeRanges } from './ranges.js';
import { UnsupportedRegexError, type Range } from './syntax.js';

/** The end of Cyrillic. Beyond it, case pairs depend on the Unicode version. */
const MAX_STABLE_CODE_POINT = 0x52f;

/**
 * Characters below `MAX_STABLE_CODE_POINT` whose cases nevertheless depend on the Unicode version: the sharp s and two
 * letters that got another case later.
 */
const UNSTABLE_CODE_POINTS: ReadonlySet<number> = new Set([0xdf, 0x19b, 0x264]);

/** No character up to `MAX_STABLE_CODE_POINT` has another case beyond this code point. */
const MAX_CASED_CODE_POINT = 0xa7ff;

/**
 * Adds the other cases of all characters in the ranges, using Unicode's simple case folding.
 *
 * @throws UnsupportedRegexError for a character whose cases depend on the Unicode version
 */
export function foldRanges(ranges: readonly Range[]): readonly Range[] {
  const foldedRanges: Range[] = [...ranges];
  for (const [low, high] of ranges) {
    for (let codePoint = low; codePoint <= high; codePoint++) {
      for (const otherCase of findOtherCases(codePoint)) foldedRanges.push([otherCase, otherCase]);
    }
  }
  return normalizeRanges(foldedRanges);
}

function findOtherCases(codePoint: number): readonly number[] {
  if (codePoint <= MAX_STABLE_CODE_POINT && !UNSTABLE_CODE_POINTS.has(codePoint)) {
    return codePoint < 0x80 ? getAsciiCases(codePoint) : (getOtherCases().get(codePoint) ?? []);
  }
  const character = String.fromCodePoint(codePoint);
  if (codePoint > MAX_STABLE_CODE_POINT && hasNoCase(character)) return [];
  throw new UnsupportedRegexError(`the character ${character} with the option i`);
}

/** The bit in which the two cases of an ASCII letter differ. */
const ASCII_CASE_BIT = 0x20;
/** The characters beyond ASCII whose other cases are k and s. */
const KELVIN_SIGN = 0x212a;
const LONG_S = 0x17f;

/** Returns the other cases of an ASCII character, for which the table of `getOtherCases` need not be built. */
function getAsciiCases(codePoint: number): readonly number[] {
  const character = String.fromCodePoint(codePoint);
  if (!/[A-Za-z]/.test(character)) return [];
  const otherCase = codePoint ^ ASCII_CASE_BIT;
  if (/[Kk]/.test(character)) return [otherCase, KELVIN_SIGN];
  return /[Ss]/.test(character) ? [otherCase, LONG_S] : [otherCase];
}

function hasNoCase(character: string): boolean {
  return (
    /[\p{Lo}\p{M}\p{N}\p{P}\p{S}\p{Z}]/u.test(character) &&
    character.toLowerCase() === character &&
    character.toUpperCase() === character
  );
}

let cachedCases: ReadonlyMap<number, readonly number[]> | undefined;

/** Returns a table of the other cases by character. It is built on first use. */
function getOtherCases(): ReadonlyMap<number, readonly number[]> {
  cachedCases ??= buildOtherCases();
  return cachedCases;
}

function buildOtherCases(): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (let codePoint = 0x41; codePoint <= MAX_CASED_CODE_POINT; codePoint++) {
    const key = getFoldingKey(codePoint);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [codePoint]);
    else group.push(codePoint);
  }
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map((codePoint) => [codePoint, group.filter((otherCase) => otherCase !== codePoint)] as const),
    ),
  );
}

/** The dotted capital I and the dotless i have other cases in Turkish only. */
const TURKISH: ReadonlySet<number> = new Set([0x130, 0x131]);

/** Returns a key that all cases of a character share, or undefined for a character without cases. */
function getFoldingKey(codePoint: number): string | undefined {
  if (TURKISH.has(codePoint)) return undefined;
  const character = String.fromCodePoint(codePoint);
  const lowerCase = toSingleCharacter(character.toLowerCase()) ?? character;
  const upperCase = toSingleCharacter(lowerCase.toUpperCase()) ?? lowerCase;
  if (lowerCase === character && upperCase === character) return undefined;
  return toSingleCharacter(upperCase.toLowerCase()) ?? upperCase;
}

function toSingleCharacter(text: string): string | undefined {
  return Array.from(text).length === 1 ? text : undefined;
}
