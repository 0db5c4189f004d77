/**
 * Control characters (C0 but line feed and tab, DEL, C1), line separators, and characters without a width or that change
 * the direction of text: with these, text of others could move the cursor, recolour, hide or reorder what is printed.
 */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes everything in a text that a terminal would act on instead of print; lines stay lines. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escaped);

/** The same for text that must stay on one line. */
export const printableLine = (text: string): string => printable(text).replace(/[\t\n]/g, escaped);
