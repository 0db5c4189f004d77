import { keys } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { untilStop } from './phrase.js';
import type { Token } from './tokens.js';

const DEALING = keys(`
  recruit recruited recruiting hire hired hiring headhunted headhunting sourced sourcing placed placing interviewed
  interviewing managed led supervised coordinated between
`);
const PEOPLE = keys('developers engineers programmers architects specialists experts candidates consultants');
const AFTER = 4;
const BEFORE = 10;

/** Whether a skill is named for people one dealt with: "recruited Java and .NET developers". */
export function isOfOtherPeople(tokens: readonly Token[], { first, last, skill }: Occurrence): boolean {
  if (skill.category !== 'technical' && skill.category !== 'tools') return false;
  const after = tokens.slice(last + 1, last + 1 + AFTER);
  const before = tokens.slice(Math.max(0, first - BEFORE), first).reverse();
  return (
    untilStop(after).some(({ text, key }) => PEOPLE.has(key) && text.endsWith('s')) &&
    untilStop(before).some(({ key }) => DEALING.has(key))
  );
}
