/** Words for seniority and employment, and function words, which do not tell the role. */
export const IGNORED_TITLE_WORDS: ReadonlySet<string> = new Set(
  'senior sr junior jr lead principal staff intern internship trainee apprentice working student graduate entry level mid associate freelance contract remote part full time i ii iii iv the a an of and in at for'.split(
    ' ',
  ),
);

/** Meaningful as the last word only: sales lead, but not lead designer. */
const MEANINGFUL_AT_END = new Set(['lead', 'associate']);

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bfront[- ]?end\b/g, 'frontend'],
  [/\bback[- ]?end\b/g, 'backend'],
  [/\bfull[- ]?stack\b/g, 'fullstack'],
  [/\bdev[- ]?ops\b/g, 'devops'],
  [/\bhuman resources?\b/g, 'hr'],
  [/\bquality assurance\b/g, 'qa'],
  [/\buser experience\b/g, 'ux'],
  [/\buser interface\b/g, 'ui'],
  [/\bbusiness intelligence\b/g, 'bi'],
  [/\bmachine learning\b/g, 'ml'],
  [/\bcyber ?security\b/g, 'cybersecurity'],
  [/\bprogramme\b/g, 'program'],
  [/\bdev\b/g, 'developer'],
  [/\beng\b/g, 'engineer'],
  [/\bmgr\b/g, 'manager'],
];

/**
 * Returns the normalized words of a job title without words for seniority and employment: "Sr. Front-End Dev" is
 * frontend developer.
 */
export function getTitleWords(title: string): readonly string[] {
  const normalized = SPELLINGS.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    title.normalize('NFKC').toLowerCase(),
  );
  const words = normalized.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  const meaningfulWords = words.filter(
    (word, index) => !IGNORED_TITLE_WORDS.has(word) || (index === words.length - 1 && MEANINGFUL_AT_END.has(word)),
  );
  return meaningfulWords.length > 0 ? meaningfulWords : words;
}
