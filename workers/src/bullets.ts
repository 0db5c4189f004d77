/** Signs that begin an item of a list, with or without a blank; Word and PDFs write bullets in the private use area. */
const SIGNS = '•‣⁃∙◦▪▫■□◼◻▸▹►▻▶❖➢➣➤✓✔●○◆◇★☆·⦁\\p{Co}';

/**
 * Signs that begin an item only before a blank, because words can begin with them, and letters that Word writes for
 * bullets in other fonts, before a tab or several blanks. A row of equal signs, such as ★★★☆☆, is no bullet.
 */
const BULLET = `(?:[${SIGNS}]\\uFE0F?(?!\\s?[${SIGNS}])\\s*|[-‐‑‒–—*»›]\\s+|[o§](?:\\t|[ \\u00A0]{2})\\s*)`;
const FIRST_BULLET = new RegExp(`^\\s*${BULLET}`, 'u');
const FIRST_BULLETS = new RegExp(`^\\s*${BULLET}+`, 'u');

/** Returns the text of a line without its bullet; undefined if it has none. */
export const removeBullet = (line: string): string | undefined => removePrefix(line, FIRST_BULLET);

/** Like `removeBullet`, for a line with several bullets, such as a handwritten one in an item of HTML. */
export const removeBullets = (line: string): string | undefined => removePrefix(line, FIRST_BULLETS);

function removePrefix(line: string, pattern: RegExp): string | undefined {
  const prefix = pattern.exec(line)?.[0];
  return prefix === undefined ? undefined : line.slice(prefix.length).trim();
}
