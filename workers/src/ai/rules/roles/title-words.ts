/** Words that say how far somebody is or how they are employed, not what they do. */
const STANDING = new Set(
  'senior sr junior jr lead principal staff intern internship trainee apprentice working student graduate entry level mid associate freelance contract remote part full time i ii iii iv the a an of and in at for'.split(
    ' ',
  ),
);

/** A sales lead leads, a lead designer designs. */
const IS_WORK_WHEN_LAST = new Set(['lead', 'associate']);

const SAME: readonly (readonly [RegExp, string])[] = [
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

/** The words of a job title that say what somebody does, in one spelling. "Sr. Front-End Dev": frontend developer. */
export function titleWords(title: string): readonly string[] {
  const spelled = SAME.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    title.normalize('NFKC').toLowerCase(),
  );
  const words = spelled.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  const telling = words.filter(
    (word, at) => !STANDING.has(word) || (at === words.length - 1 && IS_WORK_WHEN_LAST.has(word)),
  );
  return telling.length > 0 ? telling : words;
}
