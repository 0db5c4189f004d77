import type { SkillsByCategory } from '@trackrecord/contracts';
import { readData } from '../../../read-data.js';
import { tokenize } from './tokens.js';

export type SkillCategory = keyof SkillsByCategory;

/** A skill with its canonical name and its aliases. */
export interface Skill {
  readonly name: string;
  readonly category: SkillCategory;
  readonly aliases: readonly string[];
  /** Actions that state it, in the notation of `stated-actions.ts`. */
  readonly actions?: readonly string[] | undefined;
  /** Whether it belongs to a trade other than software and office work. */
  readonly isTrade?: boolean;
}

type ListsByCategory = Readonly<Record<SkillCategory, readonly string[]>>;

/** The lists in `data/skills` of software and office work, by category (spec section 3). */
const OFFICE_LISTS: ListsByCategory = {
  technical: [
    'languages',
    'frontend-and-mobile',
    'backend',
    'databases',
    'protocols-and-standards',
    'data-and-machine-learning',
    'engineering-methods',
    'hardware-and-engineering',
    'test-and-build-libraries',
  ],
  tools: [
    'cloud-and-operations',
    'design-and-media-software',
    'office-and-collaboration',
    'marketing-and-sales-software',
    'business-software',
  ],
  domain: [
    'product-and-design-practice',
    'marketing-and-sales-practice',
    'finance-and-law',
    'people-and-operations',
    'human-languages',
  ],
  soft: ['soft-skills'],
};

/** The lists of other trades. Each of their skills has a pair of sentences (trade-skills.test.ts). */
const TRADE_LISTS: ListsByCategory = {
  technical: [],
  tools: ['site-and-workshop-equipment', 'trade-equipment'],
  domain: [
    'building-trades',
    'metal-and-electrical-trades',
    'crafts-and-production',
    'transport-and-stores',
    'office-and-public-service',
    'farming-and-forestry',
    'running-sites-and-shops',
    'health',
    'care',
    'teaching',
    'social-law-culture',
    'kitchen-and-service',
    'hair-and-beauty',
    'cleaning-and-caretaking',
    'retail-and-reception',
    'security-and-rescue',
    'engineering-design',
    'surveys-and-laboratory-work',
  ],
  soft: [],
};

/** All lists in `data/skills` that contain skills. */
export const SKILL_LISTS: readonly string[] = [OFFICE_LISTS, TRADE_LISTS].flatMap((lists) =>
  Object.values(lists).flat(),
);

const CATEGORIES = ['technical', 'tools', 'domain', 'soft'] as const;

const readSkills = (lists: ListsByCategory, isTrade: boolean): readonly Skill[] =>
  CATEGORIES.flatMap((category) =>
    lists[category]
      .flatMap((list) => readData(`skills/${list}`) as readonly Omit<Skill, 'category' | 'isTrade'>[])
      .map(({ name, aliases, actions }) => ({ name, category, aliases, actions, isTrade })),
  );

/** All skills, in the order of the lists. */
export const SKILLS: readonly Skill[] = [...readSkills(OFFICE_LISTS, false), ...readSkills(TRADE_LISTS, true)];

const skillByKey = indexByName(SKILLS);

/** Maps the keys of names and aliases to their skills. @throws {Error} if two skills share a name */
export function indexByName(skills: readonly Skill[]): ReadonlyMap<string, Skill> {
  const byKey = new Map<string, Skill>();
  for (const skill of skills) {
    for (const alias of [skill.name, ...skill.aliases]) {
      const key = toNameKey(alias);
      const existing = byKey.get(key);
      if (existing) throw new Error(`The name "${alias}" of ${skill.name} already stands for ${existing.name}`);
      byKey.set(key, skill);
    }
  }
  return byKey;
}

/** Returns the lookup key of a name, which ignores case, hyphens, plurals and British spelling. */
export function toNameKey(name: string): string {
  return tokenize(name)
    .map(({ key }) => key)
    .join(' ');
}

/** Returns the skill with a name or alias in any case, or undefined. */
export function findCanonicalSkill(name: string): Pick<Skill, 'name' | 'category'> | undefined {
  const skill = skillByKey.get(toNameKey(name));
  return skill && { name: skill.name, category: skill.category };
}
