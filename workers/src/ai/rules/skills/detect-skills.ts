import type { SkillsByCategory } from '@trackrecord/contracts';
import { findDisclaimers } from './disclaimers.js';
import { findNamedSkills, getRange } from './named-skills.js';
import { findDeniedTokens } from './negation.js';
import { findOccurrences, type Occurrence } from './occurrences.js';
import { isFieldOfGroup } from './skills-of-others.js';
import type { Skill } from './taxonomy.js';
import { normalizeText, type Token, tokenize } from './tokens.js';

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

/** Maximum skills that a person is asked about. */
const MAX_DOUBTFUL = 5;

/**
 * Finds names with the capitals of a skill that may be something else, as the text says nothing more: "Julia and Dart
 * are two I picked up". The author is asked about them; they are none of `detectSkills`.
 */
export function findDoubtfulSkills(text: string): SkillsByCategory {
  const tokens = tokenize(text);
  const isDisclaimed = findDisclaimers(normalizeText(text));
  const detectedNames = new Set(Object.values(detectSkills(text)).flat());
  const doubtful = findOccurrences(tokens).filter(({ verdict, skill, first, last }) => {
    const { start, end } = getRange(tokens, first, last);
    return verdict === 'capitals' && !detectedNames.has(skill.name) && !isDisclaimed(start, end);
  });
  return toSkillsByCategory(
    [...new Map(doubtful.map((occurrence) => [occurrence.skill, occurrence])).values()].slice(0, MAX_DOUBTFUL),
  );
}

/**
 * Detects the skills that a text names and does not deny: distinct, in order of appearance, by category, without empty
 * categories. Handles prose, lists and dictated text in linear time.
 */
export function detectNamedSkills(text: string): SkillsByCategory {
  const tokens = tokenize(text);
  return toSkillsByCategory(findUndeniedSkills(tokens));
}

/** Detects the skills that a posting asks for, as `detectNamedSkills`, without the fields of the employer's teams. */
export const detectAskedSkills = (text: string): SkillsByCategory =>
  toSkillsByCategory(findAskedSkills(tokenize(text)));

/** A skill in a text, with its position in the normalized text, in UTF-16 units. */
export interface SkillMention extends Pick<Skill, 'name' | 'category'> {
  readonly start: number;
  readonly end: number;
}

/** Returns every mention of a skill that `detectAskedSkills` finds, in order. */
export function findAskedMentions(text: string): readonly SkillMention[] {
  const tokens = tokenize(text);
  return findAskedSkills(tokens).map(({ skill: { name, category }, first, last }) => ({
    name,
    category,
    ...getRange(tokens, first, last),
  }));
}

const findAskedSkills = (tokens: readonly Token[]): readonly Occurrence[] =>
  findUndeniedSkills(tokens).filter((occurrence) => !isFieldOfGroup(tokens, occurrence));

function findUndeniedSkills(tokens: readonly Token[]): readonly Occurrence[] {
  const deniedPositions = findDeniedTokens(tokens);
  return findNamedSkills(tokens).filter(({ first }) => !deniedPositions.has(first));
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
