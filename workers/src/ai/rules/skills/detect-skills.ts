import type { SkillsByCategory } from '@trackrecord/contracts';
import { resolveAbbreviations } from './abbreviations.js';
import { resolveByContext } from './list-context.js';
import { toWordKeys } from './cues.js';
import { findDisclaimers } from './disclaimers.js';
import { findNegatedTokens } from './negation.js';
import { findOccurrences, type Occurrence } from './occurrences.js';
import { takeUntilStop } from './phrase.js';
import { findSharedWordSkills } from './shared-words.js';
import { findStatedSkills } from './stated-forms.js';
import type { Skill } from './taxonomy.js';
import { normalizeText, tokenize, type Token } from './tokens.js';

/** Maximum skills per category (contracts, skillsByCategory). */
const MAX_PER_CATEGORY = 200;

/** Detects the skills that the author of a text has, as `detectNamedSkills`: none that are denied, wished for or of others. */
export function detectSkills(text: string): SkillsByCategory {
  const isDisclaimed = findDisclaimers(normalizeText(text));
  const tokens = tokenize(text);
  const occurrences = findHeldOccurrences(tokens, ({ first, last }) => {
    const { start, end } = getRange(tokens, first, last);
    return isDisclaimed(start, end);
  });
  return toSkillsByCategory(occurrences);
}

/**
 * Detects the skills that a text names: distinct, in order of appearance, by category, without empty categories. Handles
 * prose, lists and dictated text in linear time.
 */
export const detectNamedSkills = (text: string): SkillsByCategory =>
  toSkillsByCategory(findNamedOccurrences(tokenize(text)));

/** A skill that a text names, with its position in the normalized text, in UTF-16 units. */
export interface SkillMention extends Pick<Skill, 'name' | 'category'> {
  readonly start: number;
  readonly end: number;
}

/** Returns the mentions of skills that `detectNamedSkills` finds, in order. */
export function findSkillMentions(text: string): readonly SkillMention[] {
  const tokens = tokenize(text);
  return findNamedOccurrences(tokens).map(({ skill: { name, category }, first, last }) => ({
    name,
    category,
    ...getRange(tokens, first, last),
  }));
}

/** Returns where two tokens begin and end in the normalized text. */
function getRange(tokens: readonly Token[], first: number, last: number) {
  const [firstToken, lastToken] = [tokens[first], tokens[last]];
  return {
    start: firstToken?.start ?? 0,
    end: lastToken ? lastToken.start + lastToken.text.length : 0,
  };
}

function findNamedOccurrences(tokens: readonly Token[]): readonly Occurrence[] {
  const negatedPositions = findNegatedTokens(tokens);
  return findHeldOccurrences(tokens, ({ first }) => negatedPositions.has(first));
}

/** Returns the occurrences of skills in order, without those of other people and those that are left out. */
function findHeldOccurrences(
  tokens: readonly Token[],
  isLeftOut: (occurrence: Occurrence) => boolean,
): readonly Occurrence[] {
  const resolvedSkills = resolveAbbreviations(tokens, resolveByContext(tokens, findOccurrences(tokens)));
  const namedSkills = resolvedSkills.filter((occurrence) => !isSkillOfOthers(tokens, occurrence));
  return [...namedSkills, ...findSharedWordSkills(tokens, namedSkills), ...findStatedSkills(tokens)]
    .filter((occurrence) => !isLeftOut(occurrence))
    .sort((left, right) => left.first - right.first);
}

/** Groups distinct skills by category. */
function toSkillsByCategory(occurrences: readonly Occurrence[]): SkillsByCategory {
  const skills: SkillsByCategory = {};
  for (const { name, category } of new Set(occurrences.map(({ skill }) => skill))) {
    const names = (skills[category] ??= []);
    if (names.length < MAX_PER_CATEGORY) names.push(name);
  }
  return skills;
}

/** Words, before a skill and the people who have it, that say what the author did with these people. */
const DEALING_WORDS = toWordKeys(`
  recruit recruited recruiting hire hired hiring headhunted headhunting sourced sourcing placed placing interviewed
  interviewing managed led supervised coordinated between
`);
const PEOPLE = toWordKeys('developers engineers programmers architects specialists experts candidates consultants');
const MAX_TOKENS_AFTER = 4;
const MAX_TOKENS_BEFORE = 10;

/** Returns true for skills of other people: "recruited Java and .NET developers". */
function isSkillOfOthers(tokens: readonly Token[], { first, last, skill }: Occurrence): boolean {
  if (skill.category !== 'technical' && skill.category !== 'tools') return false;
  const after = tokens.slice(last + 1, last + 1 + MAX_TOKENS_AFTER);
  const before = tokens.slice(Math.max(0, first - MAX_TOKENS_BEFORE), first).reverse();
  return (
    takeUntilStop(after).some(({ text, key }) => PEOPLE.has(key) && text.endsWith('s')) &&
    takeUntilStop(before).some(({ key }) => DEALING_WORDS.has(key))
  );
}
