import { canonicalSkill } from '../skills/taxonomy.js';

/** Who is usually taken for a role: those who begin, those who have worked for some years, those who have for many. */
export type Level = 'entry' | 'experienced' | 'senior';

/** A role of the client's list (spec section 9) and what we know of it. */
export interface Role {
  readonly title: string;
  readonly level: Level;
  /** What else the role is called. */
  readonly alsoCalled: readonly string[];
  readonly description: string;
  /** The most important first, in the spelling of the taxonomy. */
  readonly skills: readonly string[];
}

/**
 * Roles as the lists of this folder write them: a block of four lines each, the title with its level, other titles, the
 * description, the skills.
 * @throws {Error} where a block is not of this form
 */
export function readRoles(list: string): readonly Role[] {
  return list
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = '', called = '', description = '', skills = ''] = block.split('\n').map((line) => line.trim());
      const [, title, level] = /^(.+) \((entry|experienced|senior)\)$/.exec(head) ?? [];
      if (title === undefined || !isLevel(level) || skills === '') throw new Error(`No role: ${head}`);
      return {
        title,
        level,
        alsoCalled: called.split(', '),
        description,
        skills: [...new Set(skills.split(', ').map(spelled))],
      };
    });
}

const spelled = (skill: string): string => canonicalSkill(skill)?.name ?? skill;

const isLevel = (word: string | undefined): word is Level =>
  word === 'entry' || word === 'experienced' || word === 'senior';
