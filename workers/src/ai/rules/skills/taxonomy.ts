import { CATALOGUE, type SkillCategory } from './data/catalogue.js';
import { tokenize } from './tokens.js';

/** A skill as its makers or its field write it, and what else people call it. */
export interface Skill {
  readonly name: string;
  readonly category: SkillCategory;
  readonly aliases: readonly string[];
}

/** Reads `Name: alias, alias`, one a line. @throws {Error} where two skills would answer to one name */
export function readCatalogue(catalogue: typeof CATALOGUE): { skills: Skill[]; byKey: Map<string, Skill> } {
  const skills: Skill[] = [];
  const byKey = new Map<string, Skill>();
  for (const [category, lists] of catalogue) {
    for (const line of lists.flatMap((list) => list.split('\n')).filter((line) => line !== '')) {
      const skill = readLine(line, category);
      skills.push(skill);
      for (const alias of [skill.name, ...skill.aliases]) {
        const key = nameKey(alias);
        const taken = byKey.get(key);
        if (taken) throw new Error(`The name "${alias}" of ${skill.name} already stands for ${taken.name}`);
        byKey.set(key, skill);
      }
    }
  }
  return { skills, byKey };
}

function readLine(line: string, category: SkillCategory): Skill {
  const [name = '', ...rest] = line.split(': ');
  const aliases = rest.join(': ').split(', ');
  return { name, category, aliases: aliases.filter((alias) => alias !== '') };
}

const taxonomy = readCatalogue(CATALOGUE);

/** Every skill we know by name, in the order of the catalogue (design.md section 6). */
export const SKILLS: readonly Skill[] = taxonomy.skills;

/** What a name is looked up by: case, hyphens, plurals and British spelling make no difference. */
export function nameKey(name: string): string {
  return tokenize(name)
    .map(({ key }) => key)
    .join(' ');
}

/** The skill that goes by this name or alias, in any case; undefined where we know none. */
export function canonicalSkill(name: string): Pick<Skill, 'name' | 'category'> | undefined {
  const skill = taxonomy.byKey.get(nameKey(name));
  return skill && { name: skill.name, category: skill.category };
}
