import type { SkillsByCategory } from '@trackrecord/contracts';
import type { Ai } from '../ai.js';
import { enhance } from './enhance/enhance.js';
import { enhanceRoles } from './roles/enhance-roles.js';
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

/** The rule engine: deterministic, offline, and never adds claims. */
export const rulesAi: RulesAi = {
  engine: 'rules',
  enhance: (description, _subject, signal) => runUnlessAborted(signal, () => enhance(description)),
  detectSkills: (description, signal) => runUnlessAborted(signal, () => detectSkills(description)),
  findDoubtfulSkills,
  suggestSkills: (skills, signal) => runUnlessAborted(signal, () => suggestSkills(skills)),
  recommendRoles: (profile, signal) => runUnlessAborted(signal, () => recommendRoles(profile)),
  enhanceRoles: (titles, skills, signal) => runUnlessAborted(signal, () => enhanceRoles(titles, skills)),
};
