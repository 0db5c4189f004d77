import { removeUnstorable } from './unstorable.js';

/** Matches invisible characters. Group 1 captures flag emoji tags (England, Scotland, Wales), which are kept. */
const INVISIBLE =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,7}\u{E007F})|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}\u{E0020}-\u{E007F}]/gu;

/**
 * Matches joiners outside of emoji sequences and of scripts that use them, such as Devanagari, Malayalam and Persian.
 */
const STRAY_JOINERS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;

const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** Characters that are trimmed at both ends: whitespace, directional marks and controls, Hangul and Braille fillers. */
const BLANK = /[\s\u061C\u115F\u1160\u200E\u200F\u202A-\u202E\u2066-\u2069\u2800\u3164\uFFA0]/;
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}\p{Mc}\p{Co}]/u;

const CONTROLS = /(?![\t\n\r])\p{Cc}/u;
const ALL_CONTROLS = new RegExp(CONTROLS, 'gu');
/** Bidi embeddings, overrides and isolates. In a single line their only use is to spoof other text. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/;
const ALL_DIRECTIONS = new RegExp(DIRECTIONS, 'g');
const OVERRIDES = /[\u202D\u202E]/;
const ALL_OVERRIDES = new RegExp(OVERRIDES, 'g');
const NON_WHITESPACE = /\S/g;

/** Returns true if a text has at least one visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Removes invisible characters and trims a line. Returns an empty string if nothing is visible. */
export const normalizeLine = (text: string): string => trimBlank(removeInvisible(text));

/** Like `normalizeLine` for several lines. Keeps soft hyphens and zero-width spaces, where a line may break. */
export const normalizeProse = (text: string): string => trimBlank(removeStrayCharacters(text));

/** Removes invisible and control characters from a line that is being typed. Does not trim. */
export const cleanLine = (text: string): string =>
  keepOnlyWhitespaceIfInvisible(removeInvisible(text).replace(ALL_CONTROLS, '').replace(ALL_DIRECTIONS, ''));

/** Like `cleanLine` for several lines. */
export const cleanProse = (text: string): string =>
  keepOnlyWhitespaceIfInvisible(removeStrayCharacters(text).replace(ALL_CONTROLS, '').replace(ALL_OVERRIDES, ''));

/** Returns true if a line has control characters or bidirectional controls. */
export const hasControls = (line: string): boolean => CONTROLS.test(line) || DIRECTIONS.test(line);

/** Like `hasControls` for several lines, where bidi embeddings and isolates are allowed and overrides are not. */
export const hasControlsInProse = (text: string): boolean => CONTROLS.test(text) || OVERRIDES.test(text);

const removeInvisible = (text: string): string =>
  removeUnstorable(text).replace(STRAY_JOINERS, '').replace(INVISIBLE, '$1').replace(LINE_BREAKS, ' ');

const removeStrayCharacters = (text: string): string =>
  removeUnstorable(text)
    .replace(STRAY_JOINERS, '')
    .replace(/\uFEFF/g, '')
    .replace(LINE_BREAKS, '\n');

/** Keeps only whitespace if nothing is visible: the user may still be typing. */
const keepOnlyWhitespaceIfInvisible = (text: string): string =>
  isVisible(text) ? text : text.replace(NON_WHITESPACE, '');

/** Trims by index, because a regular expression that ends in `$` takes quadratic time on long runs of whitespace. */
function trimBlank(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (to > from && BLANK.test(text.charAt(to - 1))) to -= 1;
  const trimmed = text.slice(from, to);
  return isVisible(trimmed) ? trimmed : '';
}
