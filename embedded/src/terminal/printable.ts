/**
 * Control characters (C0 except line feed and tab, DEL, C1), line separators, zero-width characters and bidirectional
 * controls. In user-supplied text they could move the cursor, or recolor, hide or reorder the output.
 */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes characters that a terminal would interpret instead of print; keeps line feeds and tabs. */
export const toPrintable = (text: string): string => text.replace(UNPRINTABLE, escapeCharacter);

/** Escapes as `toPrintable` does, and also line feeds and tabs. */
export const toPrintableLine = (text: string): string => toPrintable(text).replace(/[\t\n]/g, escapeCharacter);
