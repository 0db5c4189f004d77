/** The words for kinds of employment, and how publishers write each, in English and German. */
const WORDS: readonly (readonly [word: string, written: RegExp])[] = [
  ['Full-time', /full.?time|vollzeit/i],
  ['Part-time', /part.?time|teilzeit/i],
  ['Contract', /contract|fixed.?term|befristet/i],
  ['Temporary', /temporary|\btemp\b|per.?diem|seasonal/i],
  ['Internship', /\bintern(?:s|ship)?\b|praktik|trainee/i],
  ['Volunteer', /volunteer|ehrenamt/i],
  ['Freelance', /freelanc/i],
  ['Hybrid', /hybrid/i],
];

/** The kinds of employment that a publisher's words stand for, in one order; what is not known is left out. */
export function employmentTypesOf(written: readonly string[]): readonly string[] {
  // "permanent, no fixed term" and "unbefristet" say that it is no contract.
  const words = written.map((one) => one.replace(/_/g, ' ').replace(/unbefristet|no fixed.?term/gi, ''));
  return WORDS.filter(([, pattern]) => words.some((one) => pattern.test(one))).map(([word]) => word);
}
