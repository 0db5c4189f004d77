import type { UnsupportedClaim } from './unsupported-claim.js';
import { type Amount, findAmounts } from './amounts.js';
import { hasSameCountedWords, isCountedUnderNewName } from './counted-words.js';
import { ROUND_QUANTITIES, SEVERAL, SEVERAL_EVIDENCE } from './number-words.js';
import type { SourceVocabulary } from './source-vocabulary.js';

const YEAR = /^(?:19|20)\d\d$/;

const toClaim = ({ value, unit }: Amount): UnsupportedClaim => ({
  kind: YEAR.test(value) && unit === '' ? 'date' : 'number',
  words: `${value} ${unit}`.trim(),
});

/** Further amounts count as unsupported, since matching takes quadratic time. */
const MAX_AMOUNTS = 500;

/** Returns the stated amounts without a match. Removes the match of each other one from `sourceAmounts`. */
function findUnmatchedAmounts(
  statedAmounts: readonly Amount[],
  sourceAmounts: Amount[],
  isMatch: (stated: Amount, source: Amount) => boolean,
) {
  return statedAmounts.filter((amount, at) => {
    if (at >= MAX_AMOUNTS) return true;
    const index = sourceAmounts.findIndex((candidate) => isMatch(amount, candidate));
    if (index === -1) return true;
    sourceAmounts.splice(index, 1);
    return false;
  });
}

/** Amounts with a unit need not count the same things: 5 years of retail. */
const countsSameThings = (stated: Amount, source: Amount): boolean =>
  stated.unit !== '' || hasSameCountedWords(stated.countedWords, source.countedWords);

const isSameAmount = (stated: Amount, source: Amount): boolean =>
  stated.value === source.value && stated.unit === source.unit && countsSameThings(stated, source);
const isLessSpecific = (stated: Amount, source: Amount): boolean =>
  stated.value === source.value &&
  stated.unit === '' &&
  (source.unit === '' ? countsSameThings(stated, source) : stated.countedWords.words.length === 0);

/** Verbatim matches come first, so that each amount is first matched with the words it counted before. */
const isVerbatim = (stated: Amount, source: Amount): boolean =>
  isSameAmount(stated, source) &&
  stated.countedWords.words.length > 0 &&
  stated.countedWords.words.join(' ') === source.countedWords.words.join(' ');

const byMostCountedWords = (stated: Amount, source: Amount): number =>
  source.countedWords.words.length - stated.countedWords.words.length;

/** "Several" needs a similar word or a number above one as evidence. */
function findAddedSeveral(source: string, rewrite: string): readonly UnsupportedClaim[] {
  const getWords = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
  const hasEvidence =
    getWords(source).some((word) => SEVERAL_EVIDENCE.has(word) || ROUND_QUANTITIES.has(word)) ||
    findAmounts(source).some(({ value }) => Number(value) > 1);
  if (hasEvidence) return [];
  return getWords(rewrite).flatMap((word) => (SEVERAL.has(word) ? [{ kind: 'number', words: word }] : []));
}

/**
 * Returns the amounts and years of `rewrite` without evidence in `source`, in digits or words. Each amount of `source`
 * supports one of `rewrite`. A unit may be omitted but not added; what is counted must be near the number in `source`.
 * The only number of a source may count the same under another name: 80 people, 80 staff.
 */
export function findAddedNumbers(
  source: string,
  rewrite: string,
  vocabulary: SourceVocabulary,
): readonly UnsupportedClaim[] {
  const sourceAmounts = [...findAmounts(source)];
  const hasOneAmount = sourceAmounts.length === 1;
  const notVerbatimAmounts = findUnmatchedAmounts(findAmounts(rewrite), sourceAmounts, isVerbatim);
  const notSameAmounts = findUnmatchedAmounts(
    [...notVerbatimAmounts].sort(byMostCountedWords),
    sourceAmounts,
    isSameAmount,
  );
  const moreSpecificAmounts = findUnmatchedAmounts(notSameAmounts, sourceAmounts, isLessSpecific);
  const addedAmounts = findUnmatchedAmounts(
    moreSpecificAmounts,
    sourceAmounts,
    (stated, sourceAmount) =>
      hasOneAmount &&
      stated.value === sourceAmount.value &&
      stated.unit === sourceAmount.unit &&
      isCountedUnderNewName(stated.countedWords, vocabulary),
  ).filter(({ isCertain }) => isCertain);
  return [...addedAmounts.map(toClaim), ...findAddedSeveral(source, rewrite)];
}
