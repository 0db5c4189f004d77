/** Kinds of employment, with the ways publishers write them in English and German. */
const TYPES: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['Full-time', /full.?time|vollzeit/i],
  ['Part-time', /part.?time|teilzeit/i],
  ['Contract', /contract|fixed.?term|befristet/i],
  ['Temporary', /temporary|\btemp\b|per.?diem|seasonal/i],
  ['Internship', /\bintern(?:s|ship)?\b|praktik|trainee/i],
  ['Volunteer', /volunteer|ehrenamt/i],
  ['Freelance', /freelanc/i],
  ['Hybrid', /hybrid/i],
];

/** Returns the known kinds of employment in a fixed order. */
export function normalizeEmploymentTypes(texts: readonly string[]): readonly string[] {
  // "permanent, no fixed term" and "unbefristet" mean that it is no contract.
  const cleaned = texts.map((text) => text.replace(/_/g, ' ').replace(/unbefristet|no fixed.?term/gi, ''));
  return TYPES.filter(([, pattern]) => cleaned.some((text) => pattern.test(text))).map(([type]) => type);
}
