/**
 * A text with its spacing put in order, whatever the language: one space between words, none before a comma or at the
 * ends of lines, at most one empty line. Words stay as they are.
 */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,;!?])/g, '$1')
    .replace(/(?<=[\p{L}\p{N}]) +\.(?=\s|$)/gu, '.')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Punctuation of an English text: a space after a comma between words, and no mark said twice. */
export function tidyMarks(text: string): string {
  return text
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<=[^\s.])\.\.(?!\.)/g, '.')
    .replace(/([.!?]),/g, '$1');
}
