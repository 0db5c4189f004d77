import { storable } from '@trackrecord/contracts';
import { readMarkup } from './read-markup.js';
import { readTags } from './tags.js';

/** A "<" that a browser would parse as a tag, comment or declaration. */
const TAG = /<[a-z/!?]/i;
/** Only escaped markup contains these: closing tags of layout elements, or breaks. */
const ESCAPED_MARKUP = /<\/(?:p|li|ul|ol|div|h[1-6]|strong|b|em|i|u|span|a|table|tr|td)\s*>|<(?:br|hr|p|li)\s*\/?>/i;
/** Invisible characters and bidirectional controls. */
const UNSEEN =
  /(?![\n\r\t\f])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** Max. levels of escaping that are decoded; deeper ones are shown as they are. */
const MOST_LAYERS = 4;

/** Max. characters that are read. */
const MOST_READ = 1_000_000;

/**
 * Converts text that may be HTML, or HTML escaped more than once, to plain text. The result contains nothing a browser
 * would parse as markup; converting it again changes nothing.
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

/** Decodes entities. Tags are kept as text: escaped text is not markup. */
const decoded = (text: string): string => text.split('<').map(entitiesRead).join('<');

function entitiesRead(text: string): string {
  if (!text.includes('&')) return text;
  const pieces: string[] = [];
  const ignore = (): void => undefined;
  readTags(text, { opened: ignore, closed: ignore, text: (piece) => pieces.push(piece) });
  return pieces.join('');
}

/** Replaces every "<" that would begin a tag. */
const inert = (text: string): string => text.replace(/<([a-z/!?][^<>]*)>/gi, '‹$1›').replace(/<(?=[a-z/!?])/gi, '‹');
