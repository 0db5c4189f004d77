import { isRightToLeft } from './directions.js';

/** A code that is to be: what it says, and its share of the advance (thousandths of the font size). */
export interface Share {
  readonly text: string;
  readonly width: number;
}

/** Just over the tenth of the font size under which poppler takes two glyphs for one that was printed twice. */
const narrowest = 101;

/** The room, in ems, of a code that draws nothing and only says something of the text beside it. */
export const roomOfUnseen = 0.15;

const mark = /\p{Mn}/u;

/** Characters that mutool reads only where they are all that a code says. */
const far = /[\u{10000}-\u{10FFFF}]/u;

/** Whether one code with a text in reading order does not do for it: see sharesOf, and directions.ts for the order. */
export const needsCodes = (text: string): boolean =>
  Array.from(text).length > 1 && (mark.test(text) || far.test(text) || isRightToLeft(text));

/** What codes are to say: a text in the order of drawing, and what is unseen with its first and last character. */
export interface Saying {
  readonly unseen: { readonly start: string; readonly end: string };
  readonly text: string;
}

/**
 * The codes that say something over an advance. One does, but for text
 *
 * - with non-spacing marks: pdf.js takes a code that says any as one that moves nothing, so that they get their own;
 * - with characters beyond U+FFFF, for mutool.
 */
export function sharesOf({ unseen: { start, end }, text }: Saying, width: number): readonly Share[] {
  const parts = partsOf(start, Array.from(text), end);
  if (parts.length === 1 || width <= 0) return [{ text: parts.join(''), width: Math.max(0, width) }];
  const narrow = Math.min(narrowest, width / parts.length);
  const wide = parts.filter((part) => !isNarrow(part)).length;
  const room = wide === 0 ? width / parts.length : (width - narrow * (parts.length - wide)) / wide;
  return parts.map((part) => ({ text: part, width: wide > 0 && isNarrow(part) ? narrow : room }));
}

/** Whether a code takes as little room as it can: it says marks, or nothing that is seen. */
const isNarrow = (part: string): boolean => mark.test(part) || /^\p{Cf}*$/u.test(part);

function partsOf(start: string, characters: readonly string[], end: string): readonly string[] {
  const text = characters.join('');
  if (far.test(text) && start.length + end.length + characters.length > 1)
    return [start, ...characters, end].filter((part) => part !== '');
  const cut = characters.length > 1 && mark.test(text) ? cutOf(characters) : 0;
  if (cut === 0) return [start + text + end];
  return [start + characters.slice(0, cut).join(''), characters.slice(cut).join('') + end];
}

/** After how many characters the part with the marks ends or begins; 0 where there is no part without. */
function cutOf(characters: readonly string[]): number {
  if (!mark.test(characters[0] ?? '')) return 1;
  return mark.test(characters.at(-1) ?? '') ? 0 : characters.length - 1;
}
