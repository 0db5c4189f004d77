import type { AskedSkill } from '@trackrecord/contracts';
import { detectSkills } from '../../ai/rules/skills/detect-skills.js';

/** What the headings of a posting begin with, by the part they open. */
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
    /^(what you( will|'ll)? (bring|need|have)|you (bring|have|are)|requirements?|required|must[- ]haves?|qualifications|your (profile|skills|background)|who you are|skills|what we('re| are)? look(ing)? for|we('re| are) looking for|about you|minimum qualifications|experience)\b/i,
  ],
];
const HEADING = /^[\p{L}][^.!?•]{0,60}:?$/u;
const LONGEST_HEADING = 7;
const EXTRA_SENTENCE = /\b(nice[- ]to[- ]have|is a (big )?(plus|bonus)|would be a (plus|bonus)|a plus\b|bonus points)/i;

const LONGEST_QUOTE = 300;
const MOST = 60;
/** A list of requirements that names so many skills says it all: what the opening mentions is the company's business. */
const SAYS_ALL = 3;

/** Parts of a posting: its title and its opening, what there is to do, what is asked for, wished for, offered. */
type Part = 'title' | 'opening' | 'tasks' | 'asks' | 'extras' | 'offers';

interface FoundSkill extends AskedSkill {
  readonly part: Part;
}

/**
 * The skills that a posting asks for, each once with the line that asks for it, in order of appearance (issue 7). One
 * that stands both among what is required and what is only wished for is required.
 */
export function askedSkills(title: string, description: string): readonly AskedSkill[] {
  const found = [...skillsOfLine(title.trim(), 'title'), ...skillsOfLines(description.split('\n'))];
  const saysAll = new Set(found.filter(({ part }) => part === 'asks').map(({ name }) => name)).size >= SAYS_ALL;
  const asked = new Map<string, AskedSkill>();
  for (const { part, ...skill } of found) {
    if (saysAll && part === 'opening') continue;
    const before = asked.get(skill.name);
    if (!before || (before.isExtra && !skill.isExtra)) asked.set(skill.name, skill);
  }
  return [...asked.values()].slice(0, MOST);
}

function skillsOfLines(lines: readonly string[]): readonly FoundSkill[] {
  let part: Part = 'opening';
  return lines.flatMap((line) => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    part = partAfter(part, trimmed);
    return skillsOfLine(trimmed, part);
  });
}

function skillsOfLine(line: string, part: Part): readonly FoundSkill[] {
  if (part === 'offers') return [];
  const isExtra = part === 'extras' || EXTRA_SENTENCE.test(line);
  return Object.values(detectSkills(line))
    .flat()
    .map((name) => ({ name, isExtra, quote: quoteOf(line), part }));
}

/** The part that a line belongs to: a heading of a known kind opens one, any other heading what there is to do. */
function partAfter(part: Part, line: string): Part {
  if (!HEADING.test(line)) return part;
  const [known] = HEADINGS.find(([, start]) => start.test(line)) ?? [];
  if (known) return known;
  return line.split(' ').length <= LONGEST_HEADING ? 'tasks' : part;
}

function quoteOf(line: string): string {
  const plain = line.replace(/^•\s*/, '');
  return plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;
}
