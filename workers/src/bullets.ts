/** Signs that begin an item of a list, with or without a blank; Word and PDFs write bullets in the private use area. */
const SIGNS = '•‣⁃∙◦▪▫■□◼◻▸▹►▻▶❖➢➣➤✓✔●○◆◇★☆·⦁\\p{Co}';

/**
 * Signs that begin an item only before a blank, because words can begin with them, and letters that Word writes for
 * bullets in other fonts, before a tab or several blanks. A row of equal signs, such as ★★★☆☆, is no bullet.
 */
const BULLET = new RegExp(
  `^\\s*(?:[${SIGNS}]\\uFE0F?(?!\\s?[${SIGNS}])\\s*|[-‐‑‒–—*»›]\\s+|[o§](?:\\t|[ \\u00A0]{2})\\s*)`,
  'u',
);

/** Returns the text of a line without its bullet; undefined if it has none. */
export function removeBullet(line: string): string | undefined {
  const bullet = BULLET.exec(line)?.[0];
  return bullet === undefined ? undefined : line.slice(bullet.length).trim();
}
