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
import { normalizeText, removeListNumbers } from './normalize-text.js';
import { findAddedSkills, getSkillWords } from './skills.js';
import { findAddedTitles, removeOthersTitles } from './titles.js';

export type { UnsupportedClaim, ClaimKind } from './unsupported-claim.js';

const CLAIMS = [...TIME_CLAIMS, ...TITLE_CLAIMS, ...RANK_CLAIMS, ...LEADERSHIP_CLAIMS, ...ACHIEVEMENT_CLAIMS];

const isClaim = (word: string): boolean => CLAIMS.some(({ pattern }) => pattern.test(word));

const keepAuthorAssertions = (text: string): string => removeOthersTitles(keepAssertions(text), TITLE_CLAIMS);

/**
 * Returns the claims of `rewrite` that the original text, `source`, does not support: amounts, times, names, tools and
 * skills, titles, leadership, results, honours, qualifications, and other content words. Empty if `rewrite` only
 * rewords or omits. Prefers false positives to false negatives.
 */
export function findUnsupportedClaims(source: string, rewrite: string): readonly UnsupportedClaim[] {
  const normalizedSource = normalizeText(source);
  const normalizedRewrite = normalizeText(removeListNumbers(rewrite));
  if (normalizedRewrite === normalizedSource) return [];
  const sourceSkillWords = getSkillWords(normalizedSource);
  return [
    ...findAddedNumbers(normalizedSource, normalizedRewrite),
    ...findAddedNames(normalizedSource, normalizedRewrite, sourceSkillWords),
    ...findAddedSkills(normalizedSource, normalizedRewrite),
    ...findAddedTitles(TITLE_CLAIMS, normalizedSource, normalizedRewrite),
    ...findAddedClaims(TIME_CLAIMS, normalizedSource, normalizedRewrite),
    ...findAddedClaims(RANK_CLAIMS, normalizedSource, normalizedRewrite, keepAssertions),
    ...findAddedClaims(LEADERSHIP_CLAIMS, normalizedSource, normalizedRewrite, keepAuthorAssertions),
    ...findAddedClaims(ACHIEVEMENT_CLAIMS, normalizedSource, normalizedRewrite, keepAchievements),
    ...findAddedWords(normalizedSource, normalizedRewrite, sourceSkillWords, isClaim),
  ];
}
