/** Normalizes case, accents and punctuation for comparison, but keeps "C", "C++" and "C#" distinct. */
export const normalizeWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}+#]+/gu)
    ?.join(' ') ?? '';
