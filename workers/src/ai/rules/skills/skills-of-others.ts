import { toWordKeys } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { getWordAt, takeUntilStop } from './phrase.js';
import type { Token } from './tokens.js';

/** Words, before a skill and the people who have it, that say what the author did with these people. */
const DEALING_WORDS = toWordKeys(`
  recruit recruited recruiting hire hired hiring headhunted headhunting sourced sourcing placed placing interviewed
  interviewing managed led supervised coordinated between
`);
const PEOPLE = toWordKeys('developers engineers programmers architects specialists experts candidates consultants');
const MAX_TOKENS_AFTER = 4;
const MAX_TOKENS_BEFORE = 10;

/** Returns true for skills of other people: "recruited Java and .NET developers". */
export function isSkillOfOthers(tokens: readonly Token[], { first, last, skill }: Occurrence): boolean {
  if (skill.category !== 'technical' && skill.category !== 'tools') return false;
  const after = tokens.slice(last + 1, last + 1 + MAX_TOKENS_AFTER);
  const before = tokens.slice(Math.max(0, first - MAX_TOKENS_BEFORE), first).reverse();
  return (
    takeUntilStop(after).some(({ text, key }) => PEOPLE.has(key) && text.endsWith('s')) &&
    takeUntilStop(before).some(({ key }) => DEALING_WORDS.has(key))
  );
}

/** Groups of an employer, which are named after their field: "our data science team". */
const GROUPS = toWordKeys('team group department division professionals community');

/** Returns true for the field of a group: "our software engineering group". */
export const isFieldOfGroup = (tokens: readonly Token[], { last, skill }: Occurrence): boolean =>
  skill.category === 'technical' && GROUPS.has(getWordAt(tokens, last + 1)?.key ?? '');
