/** Names that cannot be derived from the key. */
const NAMES: Readonly<Record<string, string>> = { personalInfo: 'Personal information', linkedInUrl: 'LinkedIn URL' };

/** Returns the display name of the field at a path. An entry of a list has the name of its list. */
export function getFieldName(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'The request';
  return NAMES[key] ?? sentenceCase(key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

function sentenceCase(words: string): string {
  const capitalised = words.replace(/\b(url|id)$/, (word) => word.toUpperCase());
  return capitalised.charAt(0).toUpperCase() + capitalised.slice(1);
}
