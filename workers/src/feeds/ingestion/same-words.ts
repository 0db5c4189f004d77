/**
 * A text as all ways to write it come out alike: without case, accents and punctuation, but with what tells "C", "C++" and
 * "C#" apart.
 */
export const sameWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}+#]+/gu)
    ?.join(' ') ?? '';
