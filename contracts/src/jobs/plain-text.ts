// Without zod and without Node, because the browser extension loads it.
import { removeUnstorable } from '../unstorable.js';
import { hasLayout, markupToText } from './markup-text.js';
import type { ReadTags } from './tag-handler.js';

/** A "<" that a browser would parse as a tag, comment or declaration. */
const TAG = /<[a-z/!?]/i;
/** Escaped markup: closing tags, or breaks. A text that only names a tag, such as `<p>`, has none. */
const ESCAPED_MARKUP = /<\/(?:p|li|ul|ol|div|h[1-6]|strong|b|em|i|u|span|a|table|tr|td)\s*>|<(?:br|hr|p|li)\s*\/?>/i;
/** Escaped markup within markup that has lines of its own. Other tags are what the text is about. */
const ESCAPED_LAYOUT = /<\/(?:p|li|ul|ol|div|h[1-6]|table|tr)\s*>|<br\s*\/?>/i;
/** Invisible characters and bidirectional controls. */
const INVISIBLE =
  /(?![\n\r\t\f])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;
/** A line break that was escaped twice: a backslash and an "n". */
const ESCAPED_BREAK = /\\r\\n|\\n/g;

/** Max. levels of escaping that are decoded. In deeper ones, a space after each `&` keeps it from being decoded. */
const MAX_LEVELS = 4;

/** Max. characters that are read. */
const MAX_INPUT_LENGTH = 1_000_000;

/**
 * Converts text that may be HTML, or HTML that was escaped more than once, to plain text: empty lines between
 * paragraphs, "• " before list items. Entities are decoded once, and again only where they were escaped again. The
 * lines of a text without tags stay. Converting the result again changes nothing, except for tags that the text names.
 */
export function toPlainText(source: string, readTags: ReadTags): string {
  const html = unescapeBreaks(stripInvisible(source.slice(0, MAX_INPUT_LENGTH)));
  const escapedMarkup = hasLayout(html) ? ESCAPED_LAYOUT : ESCAPED_MARKUP;
  const toText = (markup: string): string => stripInvisible(markupToText(markup, readTags));
  let text = TAG.test(html) ? toText(html) : html;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const next = escapedMarkup.test(text) ? toText(text) : stripInvisible(decodeEntities(text, readTags));
    if (next === text) return text;
    text = next;
  }
  return text.replaceAll('&', '& ');
}

/** Decodes line breaks that were escaped twice, in a text that has no others. */
const unescapeBreaks = (text: string): string =>
  text.includes('\n') || (text.match(ESCAPED_BREAK)?.length ?? 0) < 2 ? text : text.replace(ESCAPED_BREAK, '\n');

const stripInvisible = (text: string): string => removeUnstorable(text).replace(INVISIBLE, '');

/** Decodes entities. Tags are kept as text: escaped text is not markup. */
function decodeEntities(text: string, readTags: ReadTags): string {
  if (!text.includes('&')) return text;
  const pieces: string[] = [];
  const ignore = (): void => undefined;
  readTags(text.replaceAll('<', '&lt;'), {
    onOpenTag: ignore,
    onCloseTag: ignore,
    onText: (piece) => pieces.push(piece),
  });
  return pieces.join('');
}
