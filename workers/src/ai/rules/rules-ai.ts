import type { SkillsByCategory } from '@trackrecord/contracts';
import type { Ai } from '../ai.js';
import { enhance } from './enhance/enhance.js';
import { limitTitles } from './roles/input-limits.js';
import { enhanceRoles, isKnownRole } from './roles/enhance-roles.js';
import { recommendRoles } from './roles/recommend-roles.js';
import { suggestSkills } from './roles/suggest-skills.js';
import { detectSkills, findDoubtfulSkills } from './skills/detect-skills.js';

/** Computes a result unless the signal has aborted. @throws the signal's reason */
function runUnlessAborted<T>(signal: AbortSignal, compute: () => T): Promise<T> {
  return new Promise((resolve) => {
    signal.throwIfAborted();
    resolve(compute());
  });
}

export interface RulesAi extends Ai {
  /** Returns names that may be skills or something else. */
  readonly findDoubtfulSkills: (description: string) => SkillsByCategory;
}

/** Returns the skills that open postings for the occupation of a title ask for, the most frequent first. */
export type FindRequiredSkills = (title: string) => Promise<readonly string[]>;

/** Returns the required skills of each title. */
const findForEach = async (
  titles: readonly string[],
  find: FindRequiredSkills,
): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map(await Promise.all([...new Set(titles)].map(async (title) => [title, await find(title)] as const)));

/**
 * Creates the rule engine: deterministic, offline but for the postings that were fetched, and without claims of its
 * own.
 */
export const createRulesAi = (findRequiredSkills: FindRequiredSkills): RulesAi => ({
  engine: 'rules',
  enhance: (description, _subject, signal) => runUnlessAborted(signal, () => enhance(description)),
  detectSkills: (description, signal) => runUnlessAborted(signal, () => detectSkills(description)),
  findDoubtfulSkills,
  suggestSkills: (skills, signal) => runUnlessAborted(signal, () => suggestSkills(skills)),
  recommendRoles: async (profile, signal) => {
    const roles = await runUnlessAborted(signal, () => recommendRoles(profile));
    const occupations = roles.filter(({ requiredSkills }) => requiredSkills.length === 0);
    const found = await findForEach(
      occupations.map(({ title }) => title),
      findRequiredSkills,
    );
    return roles.map((role) => ({ ...role, requiredSkills: [...(found.get(role.title) ?? role.requiredSkills)] }));
  },
  enhanceRoles: async (titles, skills, signal) => {
    signal.throwIfAborted();
    const unknownTitles = limitTitles(titles).filter((title) => !isKnownRole(title));
    const requiredSkills = await findForEach(unknownTitles, findRequiredSkills);
    return runUnlessAborted(signal, () => enhanceRoles(titles, skills, requiredSkills));
  },
});

/** The rule engine without postings. */
export const rulesAi: RulesAi = createRulesAi(() => Promise.resolve([]));
