import { MAX_FALLBACK_ROLE_SKILLS, type RecommendedRole, ROLE_MATCH } from '@trackrecord/contracts';
import { limitSkills, limitTitle, limitTitles } from './input-limits.js';
import { toCanonicalSkills } from './profile-skills.js';
import type { Role } from './roles.js';
import { getCoverage } from './skill-weights.js';
import { findRoleByTitle, getTitleSimilarities } from './title-similarity.js';

/** Minimum similarity of titles for the same kind of work. */
const MIN_SIMILARITY = 0.7;

function findSimilarRole(title: string): Role | undefined {
  const [bestEntry] = [...getTitleSimilarities(title)].sort(([, left], [, right]) => right - left);
  return bestEntry !== undefined && bestEntry[1] >= MIN_SIMILARITY ? bestEntry[0] : undefined;
}

/** Returns the match of a role that the user added, 70 to 100 by skill coverage (spec section 9). */
const getMatch = (role: Role, skills: ReadonlySet<string>): number =>
  Math.round(ROLE_MATCH.userAdded + (ROLE_MATCH.max - ROLE_MATCH.userAdded) * getCoverage(role, skills));

/** Returns true if the title, or one of the same kind of work, is that of a known role. */
export const isKnownRole = (title: string): boolean => {
  const limitedTitle = limitTitle(title);
  return findRoleByTitle(limitedTitle) !== undefined || findSimilarRole(limitedTitle) !== undefined;
};

function enhanceRole(
  title: string,
  skills: readonly string[],
  knownSkillNames: ReadonlySet<string>,
  requiredSkills: readonly string[],
): RecommendedRole {
  const limitedTitle = limitTitle(title);
  const role = findRoleByTitle(limitedTitle);
  if (role)
    return {
      title,
      match: getMatch(role, knownSkillNames),
      description: role.description,
      requiredSkills: [...role.skills],
    };
  const similarRole = findSimilarRole(limitedTitle);
  if (similarRole)
    return {
      title,
      match: getMatch(similarRole, knownSkillNames),
      description: `Similar to ${similarRole.title}. Skills shown are typical for that role.`,
      requiredSkills: [...similarRole.skills],
    };
  if (requiredSkills.length > 0)
    return {
      title,
      match: ROLE_MATCH.userAdded,
      description: 'You added this role. Skills shown are what jobs with this title ask for.',
      requiredSkills: [...requiredSkills],
    };
  return {
    title,
    match: ROLE_MATCH.userAdded,
    description: 'You added this role. Skills shown are from your profile.',
    requiredSkills: skills.slice(0, MAX_FALLBACK_ROLE_SKILLS),
  };
}

/**
 * Returns match, description and required skills for titles, in order. An unknown title has a match of 70, and the
 * required skills that are given for it, or else the first four skills of the user (spec section 9). Uses at most 50
 * titles of 100 characters, and 200 skills.
 */
export function enhanceRoles(
  titles: readonly string[],
  skills: readonly string[],
  requiredSkills: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly RecommendedRole[] {
  const knownSkillNames = toCanonicalSkills(limitSkills(skills));
  return limitTitles(titles).map((title) =>
    enhanceRole(title, skills, knownSkillNames, requiredSkills.get(title) ?? []),
  );
}
