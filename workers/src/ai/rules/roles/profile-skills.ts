import type { RoleProfile } from '@trackrecord/contracts';
import { detectSkills } from '../skills/detect-skills.js';
import { findCanonicalSkill } from '../skills/taxonomy.js';
import { limitSkills } from './input-limits.js';

/** Returns the canonical names of skills; drops unknown ones. */
export function toCanonicalSkills(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => findCanonicalSkill(name)?.name ?? []));
}

/** Returns all known skills of a profile: those listed, those of its entries, and those in their texts. */
export function getProfileSkills({ skills, experiences, projects }: RoleProfile): ReadonlySet<string> {
  const items = [...experiences, ...projects];
  const itemSkills = items.flatMap((item) => limitSkills(Object.values(item.skills ?? {}).flat()));
  const mentionedSkills = items.flatMap(({ title, description }) =>
    Object.values(detectSkills(`${title}\n${description ?? ''}`)).flat(),
  );
  return toCanonicalSkills([...skills, ...itemSkills, ...mentionedSkills]);
}
