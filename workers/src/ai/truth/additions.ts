import { addedClaims } from './claim.js';
import { RESULT_CLAIMS } from './claims-of-result.js';
import { STANDING_CLAIMS } from './claims-of-standing.js';
import { TIME_CLAIMS } from './claims-of-time.js';
import type { Addition } from './addition.js';
import { addedNames } from './names.js';
import { addedNumbers } from './numbers.js';
import { plain, withoutLineNumbers } from './plain.js';
import { addedSkills, wordsOfSkills } from './skills.js';

export type { Addition, AdditionKind } from './addition.js';

const CLAIMS = [...TIME_CLAIMS, ...STANDING_CLAIMS, ...RESULT_CLAIMS];

/**
 * What `after` states and `before`, the text it was made of, does not: amounts, times, names, tools and skills, titles,
 * charge over others, results, honours, qualifications (the truth guard of design.md section 6). Empty means that it only
 * says otherwise what was said. In doubt it finds an addition; what is merely left out is none.
 */
export function additions(before: string, after: string): readonly Addition[] {
  const given = plain(before);
  const stated = plain(withoutLineNumbers(after));
  if (stated === given) return [];
  return [
    ...addedNumbers(given, stated),
    ...addedNames(given, stated, wordsOfSkills(given)),
    ...addedSkills(given, stated),
    ...addedClaims(CLAIMS, given, stated),
  ];
}
