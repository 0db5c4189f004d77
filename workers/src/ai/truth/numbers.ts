import type { UnsupportedClaim } from './unsupported-claim.js';
import { type Amount, findAmounts } from './amounts.js';
import { countSameWords } from './counted-words.js';
import { ROUND_QUANTITIES, SEVERAL, SEVERAL_EVIDENCE } from './number-words.js';

const YEAR = /^(?:19|20)\d\d$/;

const toClaim = ({ value, unit }: Amount): UnsupportedClaim => ({
  kind: YEAR.test(value) && unit === '' ? 'date' : 'number',
  words: `${value} ${unit}`.trim(),
});

/** Further amounts count as unsupported, since matching takes quadratic time. */
const MAX_AMOUNTS = 500;

/** Returns the stated amounts without a match; each match consumes one amount of `source`. */
function findUnmatched(stated: readonly Amount[], source: Amount[], fits: (stated: Amount, source: Amount) => boolean) {
  return stated.filter((amount, at) => {
    if (at >= MAX_AMOUNTS) return true;
    const index = source.findIndex((candidate) => fits(amount, candidate));
    if (index === -1) return true;
    source.splice(index, 1);
    return false;
  });
}

/** Amounts with a unit need not count the same things: 5 years of retail. */
const matchesCounted = (stated: Amount, source: Amount): boolean =>
  stated.unit !== '' || countSameWords(stated.counted, source.counted);

const isSame = (stated: Amount, source: Amount): boolean =>
  stated.value === source.value && stated.unit === source.unit && matchesCounted(stated, source);
const isLessSpecific = (stated: Amount, source: Amount): boolean =>
  stated.value === source.value &&
  stated.unit === '' &&
  (source.unit === '' ? matchesCounted(stated, source) : stated.counted.words.length === 0);

/** Verbatim matches come first, so that moved text keeps its own number. */
const isVerbatim = (stated: Amount, source: Amount): boolean =>
  isSame(stated, source) &&
  stated.counted.words.length > 0 &&
  stated.counted.words.join(' ') === source.counted.words.join(' ');

const byMostCountedWords = (stated: Amount, source: Amount): number =>
  source.counted.words.length - stated.counted.words.length;

/** "Several" needs a similar word or a number above one as evidence. */
function findAddedSeveral(before: string, after: string): readonly UnsupportedClaim[] {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
  const isGiven =
    words(before).some((word) => SEVERAL_EVIDENCE.has(word) || ROUND_QUANTITIES.has(word)) ||
    findAmounts(before).some(({ value }) => Number(value) > 1);
  if (isGiven) return [];
  return words(after).flatMap((word) => (SEVERAL.has(word) ? [{ kind: 'number', words: word }] : []));
}

/**
 * Returns the amounts and years of `after` without evidence in `before`, in digits or words. Each amount of `before`
 * supports one of `after`. A unit may be omitted but not added; what is counted must be near the number in `before`.
 */
export function findAddedNumbers(before: string, after: string): readonly UnsupportedClaim[] {
  const sourceAmounts = [...findAmounts(before)];
  const notVerbatim = findUnmatched(findAmounts(after), sourceAmounts, isVerbatim);
  const notSame = findUnmatched([...notVerbatim].sort(byMostCountedWords), sourceAmounts, isSame);
  const added = findUnmatched(notSame, sourceAmounts, isLessSpecific).filter(({ isCertain }) => isCertain);
  return [...added.map(toClaim), ...findAddedSeveral(before, after)];
}
