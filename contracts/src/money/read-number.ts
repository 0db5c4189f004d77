/** Digits of other scripts, by the code of their zero: Arabic, Persian and Devanagari. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66];

/** Writes the digits and separators of a text as ASCII, and blanks as spaces. Text of the same meaning stays. */
export const normalizeDigits = (text: string): string =>
  text
    .replace(/[’‘ʼ´`]/g, "'")
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(/[\u061C\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s/g, ' ');

/** Matches a number with its separators at a position. A space or an apostrophe only separates groups of three. */
export const NUMBER = /\d+(?:[.,]\d+|[ ']\d{3}(?!\d))*/y;

/** Groups of three digits, or of two before the last three, as in India (12,00,000). */
const isGrouped = ([first = '', ...groups]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) &&
  groups.at(-1)?.length === 3 &&
  (groups.every(({ length }) => length === 3) ||
    (first.length <= 2 && groups.slice(0, -1).every(({ length }) => length === 2)));

/**
 * Reads a number with the separators of any country. The last separator before one or two digits is a decimal point;
 * before three digits it groups, unless another separator has grouped already (1,250.500). Returns undefined for what is
 * neither, such as "1.2.3" or "45,0000".
 */
export function readNumber(text: string): number | undefined {
  const parts = text.split(/[., ']/);
  const separators: readonly string[] = text.match(/[., ']/g) ?? [];
  if (parts.some((part) => !/^\d+$/.test(part))) return undefined;
  const last = separators.at(-1);
  if (last === undefined || (new Set(separators).size === 1 && isGrouped(parts))) return Number(parts.join(''));
  const groups = parts.slice(0, -1);
  const fraction = parts.at(-1) ?? '';
  const hasOneGroupSeparator = new Set(separators.slice(0, -1)).size <= 1;
  // Software writes more digits after a point (45000.0000), people do not.
  const isDecimal =
    /[.,]/.test(last) &&
    separators.indexOf(last) === separators.length - 1 &&
    (groups.length > 1 ? hasOneGroupSeparator && isGrouped(groups) : last === '.' || fraction.length <= 2);
  return isDecimal ? Number(`${groups.join('')}.${fraction}`) : undefined;
}
