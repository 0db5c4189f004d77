import type { AskedSkill } from '@trackrecord/contracts';
import { detectSkills } from '../../ai/rules/skills/detect-skills.js';

/** Headings under which a posting only wishes for something, and those that end such a part. */
const EXTRAS = /^(nice[- ]to[- ]haves?|bonus( points)?|a plus|preferred( qualifications| skills)?|desirable|good to have|optional|pluses|what would be a plus|it would be great)\b/i;
const HEADING = /^[\p{L}][^.!?•]{0,60}:?$/u;
const EXTRA_SENTENCE = /\b(nice[- ]to[- ]have|is a (big )?(plus|bonus)|would be a (plus|bonus)|a plus\b|bonus points)/i;
/** What a posting offers or says of itself asks nobody for anything. */
const OFFERS = /^(what we offer|we offer|our offer|benefits|perks|why (join )?us|what you('| wi)ll get|what you get|about (us|the company))\b/i;

const LONGEST_QUOTE = 300;
const MOST = 60;

type Part = 'asks' | 'extras' | 'offers';

/**
 * The skills that a posting asks for, each once with the line that asks for it, in order of appearance (issue 7). One
 * that stands both among what is required and what is only wished for is required.
 */
export function askedSkills(title: string, description: string): readonly AskedSkill[] {
  const asked = new Map<string, AskedSkill>();
  let part: Part = 'asks';
  for (const line of [title, ...description.split('\n')]) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    part = partAfter(part, trimmed);
    if (part === 'offers') continue;
    const isExtra = part === 'extras' || EXTRA_SENTENCE.test(trimmed);
    for (const name of Object.values(detectSkills(trimmed)).flat()) {
      const before = asked.get(name);
      if (before && (isExtra || !before.isExtra)) continue;
      asked.set(name, { name, isExtra, quote: quoteOf(trimmed) });
    }
  }
  return [...asked.values()].slice(0, MOST);
}

function partAfter(part: Part, line: string): Part {
  const plain = line.replace(/^[•\-*\s]+/, '');
  if (EXTRAS.test(plain) && HEADING.test(line)) return 'extras';
  if (OFFERS.test(plain) && HEADING.test(line)) return 'offers';
  return HEADING.test(line) && part !== 'asks' && line.split(' ').length <= 6 ? 'asks' : part;
}

function quoteOf(line: string): string {
  const plain = line.replace(/^•\s*/, '');
  return plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`;
}
