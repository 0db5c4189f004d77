import { SAMPLE_ROLES } from './sample-data.js';

/** Words that may occur in two lines of one posting. */
const COMMON_WORDS = new Set(
  `experience knowledge about after their there where which people other work works working with good solid strong
  least three years basic practical first command hands degree google microsoft english clear clearly b2b`.split(
    /\s+/u,
  ),
);

const splitWords = (line: string): readonly string[] => line.split(/[\s,;:()–?!]+|\.(?=\s|$)/u);

/** Names of tools and methods: capitalised words within the templates' lines. */
const TOOL_NAMES = new Set(
  SAMPLE_ROLES.flatMap(({ requirements, niceToHaves, tracks }) => [
    ...requirements,
    ...niceToHaves,
    ...tracks.flatMap((track) => track.requirements),
  ])
    .flatMap((line) => splitWords(line).slice(1))
    .filter((word) => /\p{Lu}/u.test(word) && word.length > 1)
    .map((word) => word.toLowerCase())
    .filter((word) => !COMMON_WORDS.has(word)),
);

const getKeywords = (line: string): readonly string[] =>
  splitWords(line.toLowerCase()).filter((word) => (word.length > 4 || TOOL_NAMES.has(word)) && !COMMON_WORDS.has(word));

function hasOverlap(keywords: readonly string[], others: readonly string[]): boolean {
  const sharedKeywords = keywords.filter((keyword) => others.includes(keyword));
  return sharedKeywords.length > 1 || sharedKeywords.some((keyword) => TOOL_NAMES.has(keyword));
}

/**
 * Writes up to `max` lines. Skips a line that repeats one written before it or one of `earlierLines`: lines that share
 * a tool name or two keywords repeat each other.
 */
export function writeWithoutRepetition(
  lines: readonly string[],
  max: number,
  write: (line: string) => string,
  earlierLines: readonly string[] = [],
): readonly string[] {
  const writtenLines: string[] = [];
  const keywordsByLine = earlierLines.map(getKeywords);
  for (const line of lines) {
    if (writtenLines.length === max) break;
    const writtenLine = write(line);
    const keywords = getKeywords(writtenLine);
    if (keywordsByLine.some((others) => hasOverlap(keywords, others))) continue;
    keywordsByLine.push(keywords);
    writtenLines.push(writtenLine);
  }
  return writtenLines;
}
