import { limitSkills } from './input-limits.js';
import { toCanonicalSkills } from './profile-skills.js';
import { KNOWN_ROLES } from './roles.js';
import { getCoverage, getSkillWeights } from './skill-weights.js';

const MAX_SUGGESTIONS = 12;

/**
 * Returns at most twelve other skills that go with the given ones, best first: the further requirements of roles,
 * weighted by how well the given skills cover the role. Uses the first 200 skills.
 */
export function suggestSkills(skills: readonly string[]): readonly string[] {
  const givenSkills = toCanonicalSkills(limitSkills(skills));
  const scores = new Map<string, number>();
  for (const role of KNOWN_ROLES) {
    const fit = getCoverage(role, givenSkills) ** 2;
    if (fit === 0) continue;
    for (const [skill, weight] of getSkillWeights(role))
      if (!givenSkills.has(skill)) scores.set(skill, (scores.get(skill) ?? 0) + fit * weight);
  }
  return [...scores]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MAX_SUGGESTIONS)
    .map(([skill]) => skill);
}
