import { consideredSkills } from './considered.js';
import { knownSkills } from './known-skills.js';
import { KNOWN_ROLES } from './roles.js';
import { coverage, weightsOf } from './skill-weights.js';

const MAX_SKILLS = 12;

/**
 * Skills that go with those given, the best first, at most twelve, none of those given under whatever name: what roles
 * ask for beside them, weighed by how well those given fit the role. Nothing for skills that no role asks for. Only the first 200
 * skills are looked at.
 */
export function suggestSkills(skills: readonly string[]): readonly string[] {
  const given = knownSkills(consideredSkills(skills));
  const worth = new Map<string, number>();
  for (const role of KNOWN_ROLES) {
    const fit = coverage(role, given) ** 2;
    if (fit === 0) continue;
    for (const [skill, weight] of weightsOf(role))
      if (!given.has(skill)) worth.set(skill, (worth.get(skill) ?? 0) + fit * weight);
  }
  return [...worth]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SKILLS)
    .map(([skill]) => skill);
}
