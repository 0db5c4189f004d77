import { isRightToLeft } from './directions.js';

/** A new character code of the font: its text and its share of the advance (thousandths of the font size). */
export interface CodeShare {
  readonly text: string;
  readonly width: number;
}

/** Just over a tenth of the font size; poppler takes closer glyphs for duplicates. */
const MIN_WIDTH = 101;

/** Width in ems of a code with invisible text only. */
export const INVISIBLE_WIDTH_EM = 0.15;

const MARK = /\p{Mn}/u;

/** Supplementary characters; mutool reads them only as the whole text of a code. */
const SUPPLEMENTARY = /[\u{10000}-\u{10FFFF}]/u;

/**
 * Returns true if one code is not enough for a text, or if its order has to change (see splitIntoCodes and
 * directions.ts).
 */
export const needsRewriting = (text: string): boolean =>
  Array.from(text).length > 1 && (MARK.test(text) || SUPPLEMENTARY.test(text) || isRightToLeft(text));

/** The text of codes in visual order, with invisible characters before and after it. */
export interface CodeText {
  readonly invisibleMarks: { readonly start: string; readonly end: string };
  readonly text: string;
}

/**
 * Splits a text into codes over an advance. One code is enough except for text
 *
 * - with non-spacing marks, because pdf.js does not advance for codes that contain any;
 * - with supplementary characters, for mutool.
 */
export function splitIntoCodes(
  { invisibleMarks: { start, end }, text }: CodeText,
  width: number,
): readonly CodeShare[] {
  const parts = splitText(start, Array.from(text), end);
  if (parts.length === 1 || width <= 0) return [{ text: parts.join(''), width: Math.max(0, width) }];
  const narrowWidth = Math.min(MIN_WIDTH, width / parts.length);
  const wideCount = parts.filter((part) => !isNarrow(part)).length;
  const wideWidth =
    wideCount === 0 ? width / parts.length : (width - narrowWidth * (parts.length - wideCount)) / wideCount;
  return parts.map((part) => ({ text: part, width: wideCount > 0 && isNarrow(part) ? narrowWidth : wideWidth }));
}

/** Returns true for codes of marks or invisible text, which get the minimum width. */
const isNarrow = (part: string): boolean => MARK.test(part) || /^\p{Cf}*$/u.test(part);

function splitText(start: string, characters: readonly string[], end: string): readonly string[] {
  const text = characters.join('');
  if (SUPPLEMENTARY.test(text) && start.length + end.length + characters.length > 1)
    return [start, ...characters, end].filter((part) => part !== '');
  const splitIndex = characters.length > 1 && MARK.test(text) ? findSplit(characters) : 0;
  if (splitIndex === 0) return [start + text + end];
  return [start + characters.slice(0, splitIndex).join(''), characters.slice(splitIndex).join('') + end];
}

/** Returns where to separate the marks, or 0 if the text starts and ends with a mark. */
function findSplit(characters: readonly string[]): number {
  if (!MARK.test(characters[0] ?? '')) return 1;
  return MARK.test(characters.at(-1) ?? '') ? 0 : characters.length - 1;
}
