/** Words that may well stand in two lines of one posting. */
const EVERYDAY = new Set(
  `experience knowledge about after their there where which people other work works working with good solid strong
  least three years basic practical first command hands degree google microsoft english clear clearly`.split(/\s+/u),
);

const wordsOf = (line: string): readonly string[] =>
  line
    .split(/[^\p{L}\p{N}+#./]+/u)
    .map((word) => word.replace(/[.]+$/u, ''))
    .filter((word) => word !== '' && !EVERYDAY.has(word.toLowerCase()));

/** Whether a word is the name of something: capitals within a line, or signs that only names have. */
const isName = (word: string, at: number): boolean =>
  (at > 0 && /^\p{Lu}/u.test(word) && word.length > 1) || /\p{L}\p{Lu}|[+#]|\p{L}\.\p{L}/u.test(word);

/** Whether two lines ask for the same: a name in both, or two longer words. */
function tellTheSame(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const otherKeys = new Set(others.map((word) => word.toLowerCase()));
  const names = new Set([...words.filter(isName), ...others.filter(isName)].map((word) => word.toLowerCase()));
  const shared = words.map((word) => word.toLowerCase()).filter((word) => otherKeys.has(word));
  if (shared.some((word) => names.has(word))) return true;
  return new Set(shared.filter((word) => word.length > 4)).size > 1;
}

/** The first lines, at most so many, of which no two tell the same. */
export function withoutRepetition(lines: readonly string[], most: number): readonly string[] {
  const kept: string[] = [];
  for (const line of lines) {
    if (kept.length === most) break;
    if (!kept.some((other) => tellTheSame(line, other))) kept.push(line);
  }
  return kept;
}
