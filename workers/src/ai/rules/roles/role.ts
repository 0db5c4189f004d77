import { canonicalSkill } from '../skills/taxonomy.js';

/** The experience that a role usually requires. */
export type Level = 'entry' | 'experienced' | 'senior';

/** A role of the client's list (spec section 9). */
export interface Role {
  readonly title: string;
  readonly level: Level;
  readonly alternativeTitles: readonly string[];
  readonly description: string;
  /** Canonical names, most important first. */
  readonly skills: readonly string[];
}

/**
 * Parses a list of roles: blocks of four lines with title and level, alternative titles, description, and skills.
 * @throws {Error} if a block is invalid
 */
export function parseRoles(list: string): readonly Role[] {
  return list
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [header = '', titles = '', description = '', skills = ''] = block.split('\n').map((line) => line.trim());
      const [, title, level] = /^(.+) \((entry|experienced|senior)\)$/.exec(header) ?? [];
      if (title === undefined || !isLevel(level) || skills === '') throw new Error(`No role: ${header}`);
      return {
        title,
        level,
        alternativeTitles: titles.split(', '),
        description,
        skills: [...new Set(skills.split(', ').map(toCanonicalName))],
      };
    });
}

const toCanonicalName = (skill: string): string => canonicalSkill(skill)?.name ?? skill;

const isLevel = (word: string | undefined): word is Level =>
  word === 'entry' || word === 'experienced' || word === 'senior';
