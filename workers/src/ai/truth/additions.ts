import type { Addition } from './addition.js';
import { asserted, reached } from './asserted.js';
import { addedClaims } from './claim.js';
import { LEADERSHIP_CLAIMS } from './claims-of-leadership.js';
import { RESULT_CLAIMS } from './claims-of-result.js';
import { STANDING_CLAIMS } from './claims-of-standing.js';
import { TIME_CLAIMS } from './claims-of-time.js';
import { RANK_CLAIMS, TITLE_CLAIMS } from './claims-of-title.js';
import { addedWords } from './content-words.js';
import { addedNames } from './names.js';
import { addedNumbers } from './numbers.js';
import { plain, withoutLineNumbers } from './plain.js';
import { addedSkills, wordsOfSkills } from './skills.js';
import { addedTitles, withoutOthersTitles } from './titles.js';

export type { Addition, AdditionKind } from './addition.js';

const REACHED_CLAIMS = [...STANDING_CLAIMS, ...RESULT_CLAIMS];
const CLAIMS = [...TIME_CLAIMS, ...TITLE_CLAIMS, ...RANK_CLAIMS, ...LEADERSHIP_CLAIMS, ...REACHED_CLAIMS];

const isClaim = (word: string): boolean => CLAIMS.some(({ stated }) => stated.test(word));

const ofWhoeverTells = (text: string): string => withoutOthersTitles(asserted(text), TITLE_CLAIMS);

/**
 * What `after` states and `before`, the text it was made of, does not: amounts, times, names, tools and skills, titles,
 * charge over others, results, honours, qualifications, and whatever else has a word of its own (the truth guard of
 * design.md section 6). Empty means that it only says otherwise what was said. In doubt it finds an addition; what is
 * merely left out is none.
 */
export function additions(before: string, after: string): readonly Addition[] {
  const given = plain(before);
  const stated = plain(withoutLineNumbers(after));
  if (stated === given) return [];
  const known = wordsOfSkills(given);
  return [
    ...addedNumbers(given, stated),
    ...addedNames(given, stated, known),
    ...addedSkills(given, stated),
    ...addedTitles(TITLE_CLAIMS, given, stated),
    ...addedClaims(TIME_CLAIMS, given, stated),
    ...addedClaims(RANK_CLAIMS, given, stated, asserted),
    ...addedClaims(LEADERSHIP_CLAIMS, given, stated, ofWhoeverTells),
    ...addedClaims(REACHED_CLAIMS, given, stated, reached),
    ...addedWords(given, stated, known, isClaim),
  ];
}
