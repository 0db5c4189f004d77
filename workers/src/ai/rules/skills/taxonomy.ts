import { CATALOGUE, type SkillCategory } from './data/catalogue.js';
import { tokenize } from './tokens.js';

/** A skill with its canonical name and its aliases. */
export interface Skill {
  readonly name: string;
  readonly category: SkillCategory;
  readonly aliases: readonly string[];
}

/** Parses lines of `Name: alias, alias`. @throws {Error} if two skills share a name */
export function parseCatalogue(catalogue: typeof CATALOGUE): { skills: Skill[]; byKey: Map<string, Skill> } {
  const skills: Skill[] = [];
  const byKey = new Map<string, Skill>();
  for (const [category, lists] of catalogue) {
    for (const line of lists.flatMap((list) => list.split('\n')).filter((line) => line !== '')) {
      const skill = parseLine(line, category);
      skills.push(skill);
      for (const alias of [skill.name, ...skill.aliases]) {
        const key = toNameKey(alias);
        const existing = byKey.get(key);
        if (existing) throw new Error(`The name "${alias}" of ${skill.name} already stands for ${existing.name}`);
        byKey.set(key, skill);
      }
    }
  }
  return { skills, byKey };
}

function parseLine(line: string, category: SkillCategory): Skill {
  const [name = '', ...rest] = line.split(': ');
  const aliases = rest.join(': ').split(', ');
  return { name, category, aliases: aliases.filter((alias) => alias !== '') };
}

const taxonomy = parseCatalogue(CATALOGUE);

/** All skills in the order of the catalogue (design.md section 6). */
export const SKILLS: readonly Skill[] = taxonomy.skills;

/** Returns the lookup key of a name, which ignores case, hyphens, plurals and British spelling. */
export function toNameKey(name: string): string {
  return tokenize(name)
    .map(({ key }) => key)
    .join(' ');
}

/** Returns the skill with a name or alias in any case, or undefined. */
export function canonicalSkill(name: string): Pick<Skill, 'name' | 'category'> | undefined {
  const skill = taxonomy.byKey.get(toNameKey(name));
  return skill && { name: skill.name, category: skill.category };
}
