import type { RoleProfile } from '@trackrecord/contracts';
import { detectSkills } from '../skills/detect-skills.js';
import { canonicalSkill } from '../skills/taxonomy.js';
import { consideredSkills } from './considered.js';

/** The names of the taxonomy for skills as people call them; what it does not know is left out. */
export function knownSkills(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => canonicalSkill(name)?.name ?? []));
}

/** Every skill of a profile that the taxonomy knows: those listed, those of its items and those their texts name. */
export function skillsOfProfile({ skills, experiences, projects }: RoleProfile): ReadonlySet<string> {
  const items = [...experiences, ...projects];
  const listed = items.flatMap((item) => consideredSkills(Object.values(item.skills ?? {}).flat()));
  const named = items.flatMap(({ title, description }) =>
    Object.values(detectSkills(`${title}\n${description ?? ''}`)).flat(),
  );
  return knownSkills([...skills, ...listed, ...named]);
}
