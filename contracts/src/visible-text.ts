import { storable } from './text.js';

/** The tags of a flag emoji (England, Scotland, Wales), which are kept, or what is never seen. */
const NEVER_SEEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,7}\u{E007F})|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}\u{E0020}-\u{E007F}]/gu;

/** Joiners belong to emoji sequences and to scripts such as Devanagari, Malayalam and Persian; elsewhere they do nothing. */
const STRAY_JOINERS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;

const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** What is not seen at either end: blanks, marks and controls of direction, fillers of Hangul and Braille. */
const BLANK = /[\s\u061C\u115F\u1160\u200E\u200F\u202A-\u202E\u2066-\u2069\u2800\u3164\uFFA0]/;
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}\p{Mc}\p{Co}]/u;

const CONTROLS = /(?![\t\n\r])\p{Cc}/u;
const ALL_CONTROLS = new RegExp(CONTROLS, 'gu');
/** Embeddings, overrides and isolates: in one line they can only make it look like another. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/;
const ALL_DIRECTIONS = new RegExp(DIRECTIONS, 'g');
const OVERRIDES = /[\u202D\u202E]/;
const ALL_OVERRIDES = new RegExp(OVERRIDES, 'g');
const NOT_BLANK = /\S/g;

/** Whether something of a text can be seen. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** A line as it was meant: without what is never seen, trimmed; empty where nothing can be seen. */
export const visibleLine = (text: string): string => visible(withoutUnseen(text));

/** The same of several lines, whose break opportunities stay. */
export const visibleProse = (text: string): string => visible(withoutUnseenInProse(text));

/** A line while it is typed: without what is never seen and without controls, but not trimmed. */
export const cleanLine = (text: string): string =>
  blankUnlessVisible(withoutUnseen(text).replace(ALL_CONTROLS, '').replace(ALL_DIRECTIONS, ''));

/** The same of several lines. */
export const cleanProse = (text: string): string =>
  blankUnlessVisible(withoutUnseenInProse(text).replace(ALL_CONTROLS, '').replace(ALL_OVERRIDES, ''));

/** Whether a line has controls that nobody types: control characters, or those that turn its direction. */
export const hasControls = (line: string): boolean => CONTROLS.test(line) || DIRECTIONS.test(line);

/** The same of several lines, where directions may be set but not overridden. */
export const hasControlsInProse = (text: string): boolean => CONTROLS.test(text) || OVERRIDES.test(text);

const withoutUnseen = (text: string): string =>
  storable(text).replace(STRAY_JOINERS, '').replace(NEVER_SEEN, '$1').replace(LINE_BREAKS, ' ');

const withoutUnseenInProse = (text: string): string =>
  storable(text)
    .replace(STRAY_JOINERS, '')
    .replace(/\uFEFF/g, '')
    .replace(LINE_BREAKS, '\n');

/** Marks and fillers alone are no text; blanks may become one. */
const blankUnlessVisible = (text: string): string => (isVisible(text) ? text : text.replace(NOT_BLANK, ''));

/** Trims by index: a pattern that ends in `$` would try every run of blanks again from each of its letters. */
function visible(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (to > from && BLANK.test(text.charAt(to - 1))) to -= 1;
  const trimmed = text.slice(from, to);
  return isVisible(trimmed) ? trimmed : '';
}
