import { decided } from '../skills/company.js';
import { occurrencesIn } from '../skills/occurrences.js';
import type { Skill } from '../skills/taxonomy.js';
import { type Token, tokenize } from '../skills/tokens.js';

/** Endings of words for what people do or know, which are no names. */
const PRACTICE = /(?:ing|tion|sion|ment|ics|[iy]s|ity|ware|graphy|[cgpt]y|try|ures?|s)$/;

/** Tools and technologies that have a common name, not a maker's. */
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

/** Whether a name has to be written as its makers do: JavaScript, SEO and Excel do, machine learning does not. */
function isProperName(name: string, category: Skill['category']): boolean {
  if (category === 'soft' || COMMON_NOUNS.has(name)) return false;
  if (/\p{L}\p{Lu}|[.+#/\d]|^\p{Ll}/u.test(name)) return /^\S+$/.test(name) || category === 'tools';
  if (category === 'domain') return false;
  return category === 'tools' || (/^\p{Lu}\p{L}*$/u.test(name) && !PRACTICE.test(name));
}

/** The ways to write a skill: its name, the end of a maker's name (Excel), and its other names with capitals (AWS). */
function spellings({ name, category, aliases }: Skill): readonly string[] {
  const words = name.split(' ');
  const ends = category === 'tools' ? words.map((_word, from) => words.slice(from).join(' ')) : [name];
  const others = aliases.filter((alias) => /^\S*\p{Lu}\S*\p{Lu}\S*$/u.test(alias));
  return isProperName(name, category) ? [...ends, ...others] : others;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

const LINK = /:\/\/|@|\bwww\./;

/** A range of a text: where it begins and where it ends. */
type Range = readonly [number, number];

const linksIn = (text: string): readonly Range[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) =>
    LINK.test(word) ? [[index, index + word.length] as const] : [],
  );

/** Where each token begins in the text that it was taken from. */
function placesOf(tokens: readonly Token[], text: string): readonly number[] {
  let cursor = 0;
  return tokens.map((token) => {
    const at = text.indexOf(token.text, cursor);
    cursor = at + token.text.length;
    return at;
  });
}

/**
 * A text with the skills it names spelled as their makers do (javascript: JavaScript, node js: Node.js), where the
 * letters are the same; a word that is a skill in some places only is changed only there, and an address never.
 */
export function withSkillsSpelled(text: string): string {
  if (text.normalize('NFKC') !== text) return text;
  const tokens = tokenize(text);
  const places = placesOf(tokens, text);
  const links = linksIn(text);
  let nextLink = 0;
  let spelled = '';
  let from = 0;
  for (const { skill, first, last } of decided(tokens, occurrencesIn(tokens))) {
    const start = places[first] ?? 0;
    const end = (places[last] ?? 0) + (tokens[last]?.text.length ?? 0);
    const written = letters(text.slice(start, end));
    const spelling = spellings(skill).find((way) => letters(way) === written);
    while ((links[nextLink]?.[1] ?? Number.POSITIVE_INFINITY) <= start) nextLink += 1;
    const isInLink = (links[nextLink]?.[0] ?? Number.POSITIVE_INFINITY) <= start;
    if (spelling === undefined || start < from || isInLink) continue;
    spelled += text.slice(from, start) + spelling;
    from = end;
  }
  return spelled + text.slice(from);
}
