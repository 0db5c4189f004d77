/** Which way a text runs. */
export type Direction = 'left to right' | 'right to left';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a text has letters of a script that is written from right to left. */
export const isRightToLeft = (text: string): boolean =>
  Array.from(text).some((one) => directionOf(one) === 'right to left');

/** The direction that a character gives the text about it; undefined for punctuation, blanks and marks. */
export function directionOf(character: string): Direction | undefined {
  if (!letterOrDigit.test(character)) return undefined;
  return rightToLeft.test(character) && !/\p{N}/u.test(character) ? 'right to left' : 'left to right';
}

/**
 * A text in the order in which its line is drawn, from left to right: extractors turn what is written from right to left
 * round themselves, character by character, marks included.
 */
export const inOrderOfDrawing = (text: string, isReversed: boolean): string =>
  isReversed || isRightToLeft(text) ? Array.from(text).reverse().join('') : text;
