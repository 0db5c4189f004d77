import { canonicalSkill } from '../skills/taxonomy.js';
import type { Role } from './role.js';
import { KNOWN_ROLES } from './roles.js';

/** How many roles ask for a skill. */
const DEMAND: ReadonlyMap<string, number> = KNOWN_ROLES.flatMap(({ skills }) => skills).reduce(
  (demand, skill) => demand.set(skill, (demand.get(skill) ?? 0) + 1),
  new Map<string, number>(),
);

/** What a manner of working counts beside something that can be shown. */
const SOFT_WEIGHT = 0.5;

/** How much a skill tells about the role: 1 where only one role asks for it, less the more do. */
function rarity(skill: string): number {
  const asked = DEMAND.get(skill) ?? 0;
  return asked === 0 ? 0 : Math.log(1 + KNOWN_ROLES.length / asked) / Math.log(1 + KNOWN_ROLES.length);
}

/** What each skill of a role weighs in it: from 1 for the first to a half for the last, by how rare it is. */
const WEIGHTS: ReadonlyMap<Role, ReadonlyMap<string, number>> = new Map(
  KNOWN_ROLES.map((role) => [
    role,
    new Map(
      role.skills.map((skill, index) => {
        const importance = 1 - index / (2 * (role.skills.length - 1));
        const kind = canonicalSkill(skill)?.category === 'soft' ? SOFT_WEIGHT : 1;
        return [skill, importance * kind * rarity(skill)];
      }),
    ),
  ]),
);

export const weightsOf = (role: Role): ReadonlyMap<string, number> => WEIGHTS.get(role) ?? new Map<string, number>();

/** Nobody has everything that is asked for: whoever has this share of it by weight is fit for the role. */
const ENOUGH = 0.6;

/** How well skills cover what a role asks for, by weight: 0 to 1. */
export function coverage(role: Role, skills: ReadonlySet<string>): number {
  let had = 0;
  let asked = 0;
  for (const [skill, weight] of weightsOf(role)) {
    asked += weight;
    if (skills.has(skill)) had += weight;
  }
  return asked === 0 ? 0 : Math.min(1, had / asked / ENOUGH);
}
