import { storable } from '@trackrecord/contracts';
import { plainText } from './plain-text.js';

/** The most characters (UTF-16 units) of a text. */
export const MOST_CHARACTERS = 20_000;

/** How lists are written by hand. */
const BULLETS = /^(?:•\s*|[-*·●▪◦‣–]\s+)+/u;

/**
 * Plain text of HTML, which may be broken, or escaped once more, or be no HTML at all: paragraphs apart by an empty
 * line, items of lists begin with "• ", headings on lines of their own; no markup, nothing hidden, no control characters,
 * no blanks in a row. At most `MOST_CHARACTERS`: what is longer is cut after a paragraph, which "…" says.
 */
export const textOfHtml = (html: string): string => cut(laidOut(plainText(html)));

/** A line of plain text: at most 200 characters (UTF-16 units), as `line` of the contracts has them. */
export const lineOfHtml = (html: string): string =>
  storable(plainText(html).replace(/\s+/gu, ' ').trim().slice(0, 200)).trim();

function laidOut(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => {
    const words = line.replace(/\s+/gu, ' ').trim().replace(BULLETS, '• ').trim();
    return words === '•' ? '' : words;
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ELLIPSIS = '\n\n…';

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const room = text.slice(0, MOST_CHARACTERS - ELLIPSIS.length);
  const ends = ['\n\n', '\n', ' '].map((gap) => room.lastIndexOf(gap));
  // A gap near the beginning would leave nearly nothing.
  const end = ends.find((at) => at > room.length / 2) ?? room.length;
  return storable(room.slice(0, end)).trimEnd() + ELLIPSIS;
}
