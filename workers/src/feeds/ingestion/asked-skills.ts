import type { AskedSkill } from '@trackrecord/contracts';
import { detectSkills } from '../../ai/rules/skills/detect-skills.js';
import { alternativesIn } from './alternatives.js';

/** Patterns of the headings that open each part. */
const HEADINGS: readonly (readonly [Part, RegExp])[] = [
  [
    'extras',
    /^(nice[- ]to[- ]haves?|bonus|a plus|pluses|preferred|desirable|good to have|optional|what would be a plus|it (would be|is) (great|a plus)|extra)\b/i,
  ],
  [
    'offers',
    /^(what we offer|we offer|our offer|offered|benefits|perks|why (join )?us|what you('| wi)ll get|what you get|in return|about (us|the company))\b/i,
  ],
  [
    'asks',
    /^(what you( will|'ll)? (bring|need|have)|you (bring|have|are)|requirements?|required|must[- ]haves?|qualifications|your (profile|skills|background)|who you are|skills|what we('re| are)? look(ing)? for|we('re| are) looking for|about you|minimum qualifications|experience(?! (?:with|in|of|using)\b))\b/i,
  ],
];
const HEADING = /^[\p{L}][^.!?•]{0,60}:?$/u;
const LONGEST_HEADING = 7;
const EXTRA_SENTENCE = /\b(nice[- ]to[- ]have|is a (big )?(plus|bonus)|would be a (plus|bonus)|a plus\b|bonus points)/i;

const LONGEST_QUOTE = 300;
const MOST = 60;
const MOST_GROUPS = 100;
/** A list with this many skills is complete: skills in the opening then describe the company, not the requirements. */
const SAYS_ALL = 3;

/** Parts of a posting; `tasks` is any part under an unknown heading, `extras` are nice to have. */
type Part = 'title' | 'opening' | 'tasks' | 'asks' | 'extras' | 'offers';

interface FoundSkill extends AskedSkill {
  readonly part: Part;
}

/**
 * Returns the skills that a posting asks for, each once with the line that names it, in order of appearance (issue 7).
 * Required beats nice-to-have, and required alone beats being one of several alternatives.
 */
export function askedSkills(title: string, description: string): readonly AskedSkill[] {
  const found = [...skillsOfLine(title.trim(), namesIn(title), 'title', 0), ...skillsOfLines(description.split('\n'))];
  const saysAll = new Set(found.filter(({ part }) => part === 'asks').map(({ name }) => name)).size >= SAYS_ALL;
  const asked = new Map<string, AskedSkill>();
  for (const { part, ...skill } of found) {
    if (saysAll && part === 'opening') continue;
    const before = asked.get(skill.name);
    if (!before || firmness(skill) > firmness(before)) asked.set(skill.name, skill);
  }
  return withoutLonelyAlternatives([...asked.values()].slice(0, MOST));
}

/** Ranks how strongly a skill is required. */
const firmness = ({ isExtra, anyOf }: AskedSkill): number => (isExtra ? 0 : 2) + (anyOf === undefined ? 1 : 0);

/** Drops the group of a skill whose alternatives are required elsewhere. */
function withoutLonelyAlternatives(skills: readonly AskedSkill[]): readonly AskedSkill[] {
  const members = new Map<number, number>();
  for (const { anyOf } of skills) if (anyOf !== undefined) members.set(anyOf, (members.get(anyOf) ?? 0) + 1);
  return skills.map(({ anyOf, ...skill }) =>
    anyOf !== undefined && (members.get(anyOf) ?? 0) > 1 ? { ...skill, anyOf } : skill,
  );
}

function skillsOfLines(lines: readonly string[]): readonly FoundSkill[] {
  let part: Part = 'opening';
  return lines.flatMap((line, at) => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    const names = namesIn(trimmed);
    part = partAfter(part, trimmed, names);
    return skillsOfLine(trimmed, names, part, at + 1);
  });
}

function skillsOfLine(line: string, names: readonly string[], part: Part, at: number): readonly FoundSkill[] {
  if (part === 'offers') return [];
  const isExtra = part === 'extras' || EXTRA_SENTENCE.test(line);
  const groups = alternativesIn(line).slice(0, MOST_GROUPS);
  return names.map((name) => {
    const group = groups.findIndex((alternatives) => alternatives.has(name));
    return { name, isExtra, quote: quoteOf(line), part, ...(group >= 0 && { anyOf: at * MOST_GROUPS + group }) };
  });
}

const namesIn = (text: string): readonly string[] => Object.values(detectSkills(text)).flat();

/**
 * Returns the part a line belongs to. A known heading opens its part, any other heading opens `tasks`. A line that
 * names skills is a list item, with or without a bullet, not an unknown heading.
 */
function partAfter(part: Part, line: string, names: readonly string[]): Part {
  if (!HEADING.test(line)) return part;
  const [known] = HEADINGS.find(([, start]) => start.test(line)) ?? [];
  if (known) return known;
  return names.length === 0 && line.split(' ').length <= LONGEST_HEADING ? 'tasks' : part;
}

function quoteOf(line: string): string {
  const plain = line.replace(/^•\s*/, '');
  return plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;
}
