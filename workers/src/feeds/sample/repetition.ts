import { SAMPLE_ROLES } from './sample-openings.js';

/** Words that may occur in two lines of one posting. */
const EVERYDAY = new Set(
  `experience knowledge about after their there where which people other work works working with good solid strong
  least three years basic practical first command hands degree google microsoft english clear clearly b2b`.split(
    /\s+/u,
  ),
);

const wordsOf = (line: string): readonly string[] => line.split(/[\s,;:()–?!]+|\.(?=\s|$)/u);

/** Names of tools and methods: capitalised words within the templates' lines. */
const NAMES = new Set(
  SAMPLE_ROLES.flatMap(({ brings, nice, tracks }) => [...brings, ...nice, ...tracks.flatMap((track) => track.brings)])
    .flatMap((line) => wordsOf(line).slice(1))
    .filter((word) => /\p{Lu}/u.test(word) && word.length > 1)
    .map((word) => word.toLowerCase())
    .filter((word) => !EVERYDAY.has(word)),
);

const keysOf = (line: string): readonly string[] =>
  wordsOf(line.toLowerCase()).filter((word) => (word.length > 4 || NAMES.has(word)) && !EVERYDAY.has(word));

function tellTheSame(keys: readonly string[], others: readonly string[]): boolean {
  const shared = keys.filter((key) => others.includes(key));
  return shared.length > 1 || shared.some((key) => NAMES.has(key));
}

/**
 * Writes up to `max` lines, skipping those that repeat an earlier one or one of `before`: they share a tool name or two
 * longer words.
 */
export function withoutRepetition(
  lines: readonly string[],
  most: number,
  write: (line: string) => string,
  before: readonly string[] = [],
): readonly string[] {
  const kept: string[] = [];
  const told = before.map(keysOf);
  for (const line of lines) {
    if (kept.length === most) break;
    const written = write(line);
    const keys = keysOf(written);
    if (told.some((others) => tellTheSame(keys, others))) continue;
    told.push(keys);
    kept.push(written);
  }
  return kept;
}
