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

/** Whether one code with a text in reading order does not do for it: its marks come out apart, or it the wrong way round. */
export const needsCodes = (text: string): boolean =>
  Array.from(text).length > 1 && (mark.test(text) || isRightToLeft(text));

/** What codes are to say: a text in the order of drawing, and what is unseen with its first and last character. */
export interface Saying {
  readonly unseen: { readonly start: string; readonly end: string };
  readonly text: string;
}

/**
 * The codes that say something over an advance. One does, but for text with non-spacing marks: pdf.js takes a code that
 * says any as one that moves nothing, so that the marks get a code of their own.
 */
export function sharesOf({ unseen: { start, end }, text }: Saying, width: number): readonly Share[] {
  const characters = Array.from(text);
  const cut = characters.length > 1 && mark.test(text) ? cutOf(characters) : 0;
  if (cut === 0) return [{ text: start + text + end, width }];
  const [first, second] = [characters.slice(0, cut).join(''), characters.slice(cut).join('')];
  const room = mark.test(first) ? narrowest : width - narrowest;
  return [
    { text: start + first, width: room },
    { text: second + end, width: width - room },
  ];
}

/** After how many characters the part with the marks ends or begins; 0 where there is no part without. */
function cutOf(characters: readonly string[]): number {
  if (!mark.test(characters[0] ?? '')) return 1;
  return mark.test(characters.at(-1) ?? '') ? 0 : characters.length - 1;
}
