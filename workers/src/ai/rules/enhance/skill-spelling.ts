import { resolveByContext } from '../skills/list-context.js';
import { findOccurrences } from '../skills/occurrences.js';
import type { Skill } from '../skills/taxonomy.js';
import { type Token, tokenize } from '../skills/tokens.js';

/** Suffixes of common nouns for practices and fields. */
const PRACTICE_SUFFIX = /(?:ing|tion|sion|ment|ics|[iy]s|ity|ware|graphy|[cgpt]y|try|ures?|s)$/;

/** Tools and technologies whose names are common nouns. */
const COMMON_NOUNS = new Set([
  'Blockchain',
  'Cisco Routers',
  'Electronic Health Records',
  'Excel Macros',
  'Flexbox',
  'Forklift Operation',
  'Group Policy',
  'Handheld Scanners',
  'Logic Analysers',
  'Mainframe',
  'Multimeters',
  'Oscilloscopes',
  'Pivot Tables',
  'Point of Sale Systems',
  'Spectrum Analysers',
]);

/** Returns true for names with a fixed spelling: JavaScript, SEO, Excel, but not machine learning. */
function isProperName(name: string, category: Skill['category']): boolean {
  if (category === 'soft' || COMMON_NOUNS.has(name)) return false;
  if (/\p{L}\p{Lu}|[.+#/\d]|^\p{Ll}/u.test(name)) return /^\S+$/.test(name) || category === 'tools';
  if (category === 'domain') return false;
  return category === 'tools' || (/^\p{Lu}\p{L}*$/u.test(name) && !PRACTICE_SUFFIX.test(name));
}

/** Returns the spellings of a skill: its name, the end of a product name (Excel), and its acronyms (AWS). */
function getSpellings({ name, category, aliases }: Skill): readonly string[] {
  const words = name.split(' ');
  const nameEndings = category === 'tools' ? words.map((_word, from) => words.slice(from).join(' ')) : [name];
  const acronyms = aliases.filter((alias) => /^[^\s\p{Lu}]*\p{Lu}[^\s\p{Lu}]*\p{Lu}\S*$/u.test(alias));
  return isProperName(name, category) ? [...nameEndings, ...acronyms] : acronyms;
}

const normalizeLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

const LINK = /:\/\/|@|\bwww\./;

/** The start and end of a part of a text. */
type Range = readonly [number, number];

const findLinks = (text: string): readonly Range[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) =>
    LINK.test(word) ? [[index, index + word.length] as const] : [],
  );

/** Returns the position of each token in its text. */
function findPositions(tokens: readonly Token[], text: string): readonly number[] {
  let cursor = 0;
  return tokens.map((token) => {
    const position = text.indexOf(token.text, cursor);
    cursor = position + token.text.length;
    return position;
  });
}

/**
 * Corrects the spelling of skills (javascript to JavaScript, node js to Node.js) if the letters are the same. Changes
 * ambiguous words only where they are skills, and never links.
 */
export function correctSkillSpelling(text: string): string {
  if (text.normalize('NFKC') !== text) return text;
  const tokens = tokenize(text);
  const positions = findPositions(tokens, text);
  const links = findLinks(text);
  let nextLink = 0;
  let result = '';
  let from = 0;
  for (const { skill, first, last } of resolveByContext(tokens, findOccurrences(tokens))) {
    const start = positions[first] ?? 0;
    const end = (positions[last] ?? 0) + (tokens[last]?.text.length ?? 0);
    const writtenLetters = normalizeLetters(text.slice(start, end));
    const spelling = getSpellings(skill).find((candidate) => normalizeLetters(candidate) === writtenLetters);
    while ((links[nextLink]?.[1] ?? Number.POSITIVE_INFINITY) <= start) nextLink += 1;
    const isInLink = (links[nextLink]?.[0] ?? Number.POSITIVE_INFINITY) <= start;
    if (spelling === undefined || start < from || isInLink) continue;
    result += text.slice(from, start) + spelling;
    from = end;
  }
  return result + text.slice(from);
}
