import { findCanonicalSkill } from '../skills/taxonomy.js';
import type { Role } from './roles.js';
import { KNOWN_ROLES } from './roles.js';

/** The number of roles that require each skill. */
const ROLE_COUNTS: ReadonlyMap<string, number> = KNOWN_ROLES.flatMap(({ skills }) => skills).reduce(
  (counts, skill) => counts.set(skill, (counts.get(skill) ?? 0) + 1),
  new Map<string, number>(),
);

/** Soft skills count less than verifiable ones. */
const SOFT_SKILL_WEIGHT = 0.5;

/** Returns the rarity of a skill: 1 if only one role requires it, less the more roles do. */
function getRarity(skill: string): number {
  const roleCount = ROLE_COUNTS.get(skill) ?? 0;
  return roleCount === 0 ? 0 : Math.log(1 + KNOWN_ROLES.length / roleCount) / Math.log(1 + KNOWN_ROLES.length);
}

/** Weights of skills by role: 1 for the first to 0.5 for the last, times rarity. */
const WEIGHTS: ReadonlyMap<Role, ReadonlyMap<string, number>> = new Map(
  KNOWN_ROLES.map((role) => [
    role,
    new Map(
      role.skills.map((skill, index) => {
        const importance = 1 - index / (2 * (role.skills.length - 1));
        const categoryWeight = findCanonicalSkill(skill)?.category === 'soft' ? SOFT_SKILL_WEIGHT : 1;
        return [skill, importance * categoryWeight * getRarity(skill)];
      }),
    ),
  ]),
);

export const getSkillWeights = (role: Role): ReadonlyMap<string, number> =>
  WEIGHTS.get(role) ?? new Map<string, number>();

/** This share of the total weight counts as full coverage. */
const FULL_COVERAGE_SHARE = 0.6;

/** Returns how well skills cover the requirements of a role by weight, 0 to 1. */
export function getCoverage(role: Role, skills: ReadonlySet<string>): number {
  let coveredWeight = 0;
  let requiredWeight = 0;
  for (const [skill, weight] of getSkillWeights(role)) {
    requiredWeight += weight;
    if (skills.has(skill)) coveredWeight += weight;
  }
  return requiredWeight === 0 ? 0 : Math.min(1, coveredWeight / requiredWeight / FULL_COVERAGE_SHARE);
}
