import { toPlainText as convertToPlainText } from '@trackrecord/contracts/jobs/plain-text';
import { removeUnstorable } from '@trackrecord/contracts/unstorable';
import { removeBullets } from '../../bullets.js';
import { readTags } from './tags.js';

/** Max. length of a text in UTF-16 units. */
export const MAX_CHARACTERS = 20_000;

/**
 * Converts HTML, possibly broken or escaped twice, or plain text to normalized plain text: empty lines between
 * paragraphs, "• " before list items, headings on their own lines; no markup, hidden content, control characters or
 * repeated spaces. Longer text than `MAX_CHARACTERS` is truncated after a paragraph and ends with "…".
 */
export const htmlToText = (html: string): string => truncate(normalizeLines(toPlainText(html)));

/** Converts HTML to plain text in which a browser would find no tags. */
const toPlainText = (html: string): string => neutralizeTags(convertToPlainText(html, readTags));

/** Replaces every "<" that would begin a tag. */
const neutralizeTags = (text: string): string =>
  text.replace(/<([a-z/!?][^<>]*)>/gi, '‹$1›').replace(/<(?=[a-z/!?])/gi, '‹');

/** Converts HTML to one line of at most 200 UTF-16 units, as `line` of the contracts requires. */
export const htmlToLine = (html: string): string =>
  removeUnstorable(toPlainText(html).replace(/\s+/gu, ' ').trim().slice(0, 200)).trim();

function normalizeLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(normalizeLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns a line with single blanks, and with "• " if it begins with a bullet, also a handwritten one. */
function normalizeLine(line: string): string {
  const item = removeBullets(line);
  const words = (item ?? line).replace(/\s+/gu, ' ').trim();
  return item === undefined || words === '' ? words : `• ${words}`;
}

const ELLIPSIS = '\n\n…';

function truncate(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const head = text.slice(0, MAX_CHARACTERS - ELLIPSIS.length);
  const gapPositions = ['\n\n', '\n', ' '].map((gap) => head.lastIndexOf(gap));
  // A gap near the beginning would leave too little text.
  const end = gapPositions.find((position) => position > head.length / 2) ?? head.length;
  return removeUnstorable(head.slice(0, end)).trimEnd() + ELLIPSIS;
}
