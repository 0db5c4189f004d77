import { storable } from '@trackrecord/contracts';
import { readMarkup } from './read-markup.js';
import { readTags } from './tags.js';

/** A "<" that a browser would take for the beginning of a tag, a comment or the like. */
const TAG = /<[a-z/!?]/i;
/** What only markup that was escaped holds: the end of an element that a description is laid out with, or a break. */
const ESCAPED_MARKUP = /<\/(?:p|li|ul|ol|div|h[1-6]|strong|b|em|i|u|span|a|table|tr|td)\s*>|<(?:br|hr|p|li)\s*\/?>/i;
/** What is not seen, or turns around what is; a blank of another kind is one. */
const UNSEEN =
  /(?![\n\r\t\f])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** So often markup may be wrapped up in escapes; what is wrapped up further is shown as it is. */
const MOST_LAYERS = 4;

/** The most characters that are read: beyond them is no text that anybody would be shown. */
const MOST_READ = 1_000_000;

/**
 * The plain text of a text that may be HTML, or HTML escaped once more; `readMarkup` where there is any, else its lines
 * as they are. Nothing is left in it that a browser would take for markup, and reading it again changes nothing.
 */
export function plainText(source: string): string {
  let text = seen(source.slice(0, MOST_READ));
  if (TAG.test(text)) text = seen(readMarkup(text));
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const next = seen(ESCAPED_MARKUP.test(text) ? readMarkup(text) : decoded(text));
    if (next === text) return inert(text);
    text = next;
  }
  return inert(text.replaceAll('&', '& '));
}

const seen = (text: string): string => storable(text).replace(UNSEEN, '');

/** A text with its entities as what they stand for. A tag in it is text here: what was escaped is not markup. */
const decoded = (text: string): string => text.split('<').map(entitiesRead).join('<');

function entitiesRead(text: string): string {
  if (!text.includes('&')) return text;
  const pieces: string[] = [];
  const ignore = (): void => undefined;
  readTags(text, { opened: ignore, closed: ignore, text: (piece) => pieces.push(piece) });
  return pieces.join('');
}

/** A text in which no "<" begins a tag. */
const inert = (text: string): string => text.replace(/<([a-z/!?][^<>]*)>/gi, '‹$1›').replace(/<(?=[a-z/!?])/gi, '‹');
