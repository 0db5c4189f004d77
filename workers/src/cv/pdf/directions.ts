export type Direction = 'left to right' | 'right to left';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Returns true if a text contains letters of a right-to-left script. */
export const isRightToLeft = (text: string): boolean =>
  Array.from(text).some((character) => getDirection(character) === 'right to left');

/** Returns the direction of a character; undefined for punctuation, spaces and marks. */
export function getDirection(character: string): Direction | undefined {
  if (!LETTER_OR_DIGIT.test(character)) return undefined;
  return RIGHT_TO_LEFT.test(character) && !/\p{N}/u.test(character) ? 'right to left' : 'left to right';
}

/**
 * Converts a text to visual order, left to right: extractors reverse right-to-left text themselves, character by
 * character, including marks.
 */
export const toVisualOrder = (text: string, isReversed: boolean): string =>
  isReversed || isRightToLeft(text) ? Array.from(text).reverse().join('') : text;
