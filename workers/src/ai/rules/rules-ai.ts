import type { Ai } from '../ai.js';
import { enhance } from './enhance/enhance.js';
import { enhanceRoles } from './roles/enhance-roles.js';
import { recommendRoles } from './roles/recommend-roles.js';
import { suggestSkills } from './roles/suggest-skills.js';
import { detectSkills } from './skills/detect-skills.js';

/** An answer that is worked out at once, unless nobody waits for it any more. @throws the signal's reason */
function unlessAborted<T>(signal: AbortSignal, answer: () => T): Promise<T> {
  return new Promise((resolve) => {
    signal.throwIfAborted();
    resolve(answer());
  });
}

/**
 * Our own rules as an engine (design.md section 6): the same answer to the same question, without a network, and nothing
 * in it that was not there before.
 */
export const rulesAi: Ai = {
  engine: 'rules',
  enhance: (description, _context, signal) => unlessAborted(signal, () => enhance(description)),
  detectSkills: (description, signal) => unlessAborted(signal, () => detectSkills(description)),
  suggestSkills: (skills, signal) => unlessAborted(signal, () => suggestSkills(skills)),
  recommendRoles: (profile, signal) => unlessAborted(signal, () => recommendRoles(profile)),
  enhanceRoles: (titles, skills, signal) => unlessAborted(signal, () => enhanceRoles(titles, skills)),
};
