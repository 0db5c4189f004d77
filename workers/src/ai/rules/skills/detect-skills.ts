import type { SkillsByCategory } from '@trackrecord/contracts';
import { findDisclaimers } from './disclaimers.js';
import { findNamedSkills, getRange } from './named-skills.js';
import { findNegatedTokens } from './negation.js';
import type { Occurrence } from './occurrences.js';
import type { Skill } from './taxonomy.js';
import { normalizeText, tokenize } from './tokens.js';

/** Maximum skills per category (contracts, skillsByCategory). */
const MAX_PER_CATEGORY = 200;

/** Detects the skills that the author of a text has, as `detectNamedSkills`: none that are denied, wished for or of others. */
export function detectSkills(text: string): SkillsByCategory {
  const isDisclaimed = findDisclaimers(normalizeText(text));
  const tokens = tokenize(text);
  return toSkillsByCategory(
    findNamedSkills(tokens).filter(({ first, last }) => {
      const { start, end } = getRange(tokens, first, last);
      return !isDisclaimed(start, end);
    }),
  );
}

/** A skill that a text names, with its position in the normalized text, in UTF-16 units. */
export interface SkillMention extends Pick<Skill, 'name' | 'category'> {
  readonly start: number;
  readonly end: number;
}

/** Returns every mention of a skill that is not denied, in order. Reads only the words before a name, unlike `detectSkills`. */
export function findSkillMentions(text: string): readonly SkillMention[] {
  const tokens = tokenize(text);
  const negatedPositions = findNegatedTokens(tokens);
  return findNamedSkills(tokens)
    .filter(({ first }) => !negatedPositions.has(first))
    .map(({ skill: { name, category }, first, last }) => ({ name, category, ...getRange(tokens, first, last) }));
}

/**
 * Detects the skills that a text names: distinct, in order of appearance, by category, without empty categories. Handles
 * prose, lists and dictated text in linear time.
 */
export function detectNamedSkills(text: string): SkillsByCategory {
  const tokens = tokenize(text);
  const negatedPositions = findNegatedTokens(tokens);
  return toSkillsByCategory(findNamedSkills(tokens).filter(({ first }) => !negatedPositions.has(first)));
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
