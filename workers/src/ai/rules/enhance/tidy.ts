/**
 * Normalises spacing in any language: one space between words, none before commas or at the ends of lines, at most one
 * empty line.
 */
export function tidySpacing(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,;!?])/g, '$1')
    .replace(/(?<=[\p{L}\p{N}]) +\.(?=\s|$)/gu, '.')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Normalises English punctuation: a space after commas, no repeated marks. */
export function tidyPunctuation(text: string): string {
  return text
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<=[^\s.])\.\.(?!\.)/g, '.')
    .replace(/([.!?]),/g, '$1');
}
