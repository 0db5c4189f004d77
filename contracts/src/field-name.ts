/** Names that do not follow from the words of the key. */
const NAMES: Readonly<Record<string, string>> = { personalInfo: 'Personal information', linkedInUrl: 'LinkedIn URL' };

/** The field at a path in words; an entry of a list is called after the list. */
export function nameOfField(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'The request';
  return NAMES[key] ?? sentenceCase(key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

function sentenceCase(words: string): string {
  const named = words.replace(/\b(url|id)$/, (word) => word.toUpperCase());
  return named.charAt(0).toUpperCase() + named.slice(1);
}
