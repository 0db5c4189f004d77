import { normalizeRanges } from './ranges.js';
import { UnsupportedRegexError, type Range } from './syntax.js';

/** The end of Cyrillic. Beyond it, case pairs depend on the Unicode version. */
const LAST_STABLE = 0x52f;

/**
 * Characters below `LAST_STABLE` whose cases depend on the version: the sharp s and two letters that were paired later.
 */
const UNSTABLE: ReadonlySet<number> = new Set([0xdf, 0x19b, 0x264]);

/** No character up to `LAST_STABLE` has another case beyond this. */
const LAST_OTHER_CASE = 0xa7ff;

/**
 * Adds the other cases of all characters in the ranges, using Unicode's simple case folding.
 *
 * @throws UnsupportedRegexError for a character whose cases depend on the Unicode version
 */
export function foldRanges(ranges: readonly Range[]): readonly Range[] {
  const folded: Range[] = [...ranges];
  for (const [low, high] of ranges) {
    for (let codePoint = low; codePoint <= high; codePoint++) {
      for (const other of findOtherCases(codePoint)) folded.push([other, other]);
    }
  }
  return normalizeRanges(folded);
}

function findOtherCases(codePoint: number): readonly number[] {
  if (codePoint <= LAST_STABLE && !UNSTABLE.has(codePoint)) {
    return codePoint < 0x80 ? asciiCases(codePoint) : (otherCases().get(codePoint) ?? []);
  }
  const character = String.fromCodePoint(codePoint);
  if (codePoint > LAST_STABLE && isWithoutCase(character)) return [];
  throw new UnsupportedRegexError(`the character ${character} with the option i`);
}

const KELVIN_SIGN = 0x212a;
const LONG_S = 0x17f;

/** Returns the other cases of an ASCII character without the table. */
function asciiCases(codePoint: number): readonly number[] {
  const character = String.fromCodePoint(codePoint);
  if (!/[A-Za-z]/.test(character)) return [];
  const other = codePoint ^ 0x20;
  if (/[Kk]/.test(character)) return [other, KELVIN_SIGN];
  return /[Ss]/.test(character) ? [other, LONG_S] : [other];
}

function isWithoutCase(character: string): boolean {
  return (
    /[\p{Lo}\p{M}\p{N}\p{P}\p{S}\p{Z}]/u.test(character) &&
    character.toLowerCase() === character &&
    character.toUpperCase() === character
  );
}

let cachedCases: ReadonlyMap<number, readonly number[]> | undefined;

/** Returns the other cases by character. Built on first use. */
function otherCases(): ReadonlyMap<number, readonly number[]> {
  cachedCases ??= buildOtherCases();
  return cachedCases;
}

function buildOtherCases(): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (let codePoint = 0x41; codePoint <= LAST_OTHER_CASE; codePoint++) {
    const key = foldingKey(codePoint);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [codePoint]);
    else group.push(codePoint);
  }
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map((codePoint) => [codePoint, group.filter((other) => other !== codePoint)] as const),
    ),
  );
}

/** The dotted capital I and the dotless i have other cases in Turkish only. */
const TURKISH: ReadonlySet<number> = new Set([0x130, 0x131]);

/** Returns a key that all cases of a character share, or undefined for a character without cases. */
function foldingKey(codePoint: number): string | undefined {
  if (TURKISH.has(codePoint)) return undefined;
  const character = String.fromCodePoint(codePoint);
  const lower = toSingleCharacter(character.toLowerCase()) ?? character;
  const upper = toSingleCharacter(lower.toUpperCase()) ?? lower;
  if (lower === character && upper === character) return undefined;
  return toSingleCharacter(upper.toLowerCase()) ?? upper;
}

function toSingleCharacter(text: string): string | undefined {
  return Array.from(text).length === 1 ? text : undefined;
}
