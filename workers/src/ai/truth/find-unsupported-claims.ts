import type { UnsupportedClaim } from './unsupported-claim.js';
import { ACHIEVEMENT_CLAIMS } from './achievement-claims.js';
import { keepAssertions, keepAchievements } from './assertions.js';
import { findAddedClaims } from './claim-pattern.js';
import { LEADERSHIP_CLAIMS } from './leadership-claims.js';
import { TIME_CLAIMS } from './time-claims.js';
import { RANK_CLAIMS, TITLE_CLAIMS } from './title-claims.js';
import { findAddedWords } from './content-words.js';
import { findAddedNames } from './names.js';
import { findAddedNumbers } from './numbers.js';
import { normaliseText, removeLineNumbers } from './normalise-text.js';
import { findAddedSkills, getSkillWords } from './skills.js';
import { findAddedTitles, removeOthersTitles } from './titles.js';

export type { UnsupportedClaim, ClaimKind } from './unsupported-claim.js';

const CLAIMS = [...TIME_CLAIMS, ...TITLE_CLAIMS, ...RANK_CLAIMS, ...LEADERSHIP_CLAIMS, ...ACHIEVEMENT_CLAIMS];

const isClaim = (word: string): boolean => CLAIMS.some(({ pattern }) => pattern.test(word));

const keepAuthorAssertions = (text: string): string => removeOthersTitles(keepAssertions(text), TITLE_CLAIMS);

/**
 * Returns the claims of `rewrite` that the original text, `source`, does not support: amounts, times, names, tools
 * and skills, titles, leadership, results, honours, qualifications, and other content words. Empty if `rewrite` only rewords or omits. Prefers false positives to false negatives.
 */
export function findUnsupportedClaims(source: string, rewrite: string): readonly UnsupportedClaim[] {
  const normalisedSource = normaliseText(source);
  const normalisedRewrite = normaliseText(removeLineNumbers(rewrite));
  if (normalisedRewrite === normalisedSource) return [];
  const sourceSkillWords = getSkillWords(normalisedSource);
  return [
    ...findAddedNumbers(normalisedSource, normalisedRewrite),
    ...findAddedNames(normalisedSource, normalisedRewrite, sourceSkillWords),
    ...findAddedSkills(normalisedSource, normalisedRewrite),
    ...findAddedTitles(TITLE_CLAIMS, normalisedSource, normalisedRewrite),
    ...findAddedClaims(TIME_CLAIMS, normalisedSource, normalisedRewrite),
    ...findAddedClaims(RANK_CLAIMS, normalisedSource, normalisedRewrite, keepAssertions),
    ...findAddedClaims(LEADERSHIP_CLAIMS, normalisedSource, normalisedRewrite, keepAuthorAssertions),
    ...findAddedClaims(ACHIEVEMENT_CLAIMS, normalisedSource, normalisedRewrite, keepAchievements),
    ...findAddedWords(normalisedSource, normalisedRewrite, sourceSkillWords, isClaim),
  ];
}
