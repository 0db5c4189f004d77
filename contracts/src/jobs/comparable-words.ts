/** The words of a text as places and searches compare them, each once: without case, accents and punctuation. */
export const comparableWords = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  ),
];
