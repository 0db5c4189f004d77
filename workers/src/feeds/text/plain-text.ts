import { removeUnstorable } from '@trackrecord/contracts/text';
import { markupToText } from './markup-to-text.js';
import { readTags } from './tags.js';

/** A "<" that a browser would parse as a tag, comment or declaration. */
const TAG = /<[a-z/!?]/i;
/** Only escaped markup contains these: closing tags of layout elements, or breaks. */
const ESCAPED_MARKUP = /<\/(?:p|li|ul|ol|div|h[1-6]|strong|b|em|i|u|span|a|table|tr|td)\s*>|<(?:br|hr|p|li)\s*\/?>/i;
/** Invisible characters and bidirectional controls. */
const INVISIBLE =
  /(?![\n\r\t\f])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** Max. levels of escaping that are decoded. In deeper ones, a space after each `&` keeps it from being decoded. */
const MAX_LEVELS = 4;

/** Max. characters that are read. */
const MAX_INPUT_LENGTH = 1_000_000;

/**
 * Converts text that may be HTML, or HTML escaped more than once, to plain text. The result contains nothing a browser
 * would parse as markup; converting it again changes nothing.
 */
export function toPlainText(source: string): string {
  let text = stripInvisible(source.slice(0, MAX_INPUT_LENGTH));
  if (TAG.test(text)) text = stripInvisible(markupToText(text));
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const next = stripInvisible(ESCAPED_MARKUP.test(text) ? markupToText(text) : decodeEntities(text));
    if (next === text) return neutralizeTags(text);
    text = next;
  }
  return neutralizeTags(text.replaceAll('&', '& '));
}

const stripInvisible = (text: string): string => removeUnstorable(text).replace(INVISIBLE, '');

/** Decodes entities. Tags are kept as text: escaped text is not markup. */
const decodeEntities = (text: string): string => text.split('<').map(decodePiece).join('<');

function decodePiece(text: string): string {
  if (!text.includes('&')) return text;
  const pieces: string[] = [];
  const ignore = (): void => undefined;
  readTags(text, { onOpenTag: ignore, onCloseTag: ignore, onText: (piece) => pieces.push(piece) });
  return pieces.join('');
}

/** Replaces every "<" that would begin a tag. */
const neutralizeTags = (text: string): string =>
  text.replace(/<([a-z/!?][^<>]*)>/gi, '‹$1›').replace(/<(?=[a-z/!?])/gi, '‹');
