import { isEnglish } from '../language/is-english.js';
import { correctSpelling } from '../rules/spelling/correct-spelling.js';
import { ACHIEVEMENT_CLAIMS } from './achievement-claims.js';
import { keepAchievements, keepAssertions } from './assertions.js';
import { findAddedClaims } from './claim-pattern.js';
import { LEADERSHIP_CLAIMS } from './leadership-claims.js';
import { findAddedNames } from './names.js';
import { NEUTRAL_WORDS } from './neutral-words.js';
import { normalizeText, removeListNumbers } from './normalize-text.js';
import { findAddedNumbers } from './numbers.js';
import { findAddedSkills } from './skills.js';
import { removeContraction, SourceVocabulary } from './source-vocabulary.js';
import { findTakenActs } from './subjects.js';
import { TIME_CLAIMS } from './time-claims.js';
import { RANK_CLAIMS, TITLE_CLAIMS } from './title-claims.js';
import { findAddedTitles, removeOthersTitles } from './titles.js';
import type { UnsupportedClaim } from './unsupported-claim.js';
import { splitWords } from './words.js';

export type { UnsupportedClaim, ClaimKind } from './unsupported-claim.js';

const CLAIMS = [...TIME_CLAIMS, ...TITLE_CLAIMS, ...RANK_CLAIMS, ...LEADERSHIP_CLAIMS, ...ACHIEVEMENT_CLAIMS];

const isClaim = (word: string): boolean => CLAIMS.some(({ pattern }) => pattern.test(word));

const keepAuthorAssertions = (text: string): string => removeOthersTitles(keepAssertions(text), TITLE_CLAIMS);

/**
 * Returns the claims of `rewrite` that the original text, `source`, does not support: amounts, times, names, tools and
 * skills, titles, leadership, results, honours, qualifications, and other content words. Empty if `rewrite` only
 * rewords, omits or corrects the spelling. Prefers false positives to false negatives.
 */
export function findUnsupportedClaims(source: string, rewrite: string): readonly UnsupportedClaim[] {
  const claims = compareTexts(source, rewrite);
  if (claims.length === 0 || !isEnglish(source)) return claims;
  const correctedSource = correctSpelling(source);
  return correctedSource === source ? claims : compareTexts(correctedSource, correctSpelling(rewrite));
}

function compareTexts(source: string, rewrite: string): readonly UnsupportedClaim[] {
  const normalizedSource = normalizeText(source);
  const normalizedRewrite = normalizeText(removeListNumbers(rewrite));
  if (normalizedRewrite === normalizedSource) return [];
  const vocabulary = new SourceVocabulary(normalizedSource);
  return [
    ...findAddedNumbers(normalizedSource, normalizedRewrite, vocabulary),
    ...findAddedNames(normalizedSource, normalizedRewrite, vocabulary),
    ...findAddedSkills(normalizedSource, normalizedRewrite, vocabulary),
    ...findAddedTitles(TITLE_CLAIMS, normalizedSource, normalizedRewrite),
    ...findAddedClaims(TIME_CLAIMS, normalizedSource, normalizedRewrite),
    ...findAddedClaims(RANK_CLAIMS, normalizedSource, normalizedRewrite, keepAssertions),
    ...findAddedClaims(LEADERSHIP_CLAIMS, normalizedSource, normalizedRewrite, keepAuthorAssertions),
    ...findAddedClaims(ACHIEVEMENT_CLAIMS, normalizedSource, normalizedRewrite, keepAchievements),
    ...findTakenActs(normalizedSource, normalizedRewrite),
    ...findAddedWords(normalizedRewrite, vocabulary),
  ];
}

const LATIN_WORD = /^\p{Script=Latin}[\p{Script=Latin}\p{M}]+$/u;

/** Returns the content words of `rewrite` that the source does not support, except those that other rules check. */
export function findAddedWords(rewrite: string, vocabulary: SourceVocabulary): readonly UnsupportedClaim[] {
  const isAdded = (lower: string): boolean => {
    const word = removeContraction(lower);
    return !(
      !LATIN_WORD.test(word) ||
      NEUTRAL_WORDS.has(word) ||
      /n't$/.test(lower) ||
      vocabulary.supports(lower) ||
      isClaim(word)
    );
  };
  return [...new Set(splitWords(rewrite).map(({ lower }) => lower))]
    .filter(isAdded)
    .map((words) => ({ kind: 'word' as const, words }));
}
