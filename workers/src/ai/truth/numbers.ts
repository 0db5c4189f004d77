import type { UnsupportedClaim } from './unsupported-claim.js';
import { type Amount, findAmounts } from './amounts.js';
import { countSameThing } from './counted-words.js';
import { ROUND_QUANTITIES, SEVERAL, SEVERAL_EVIDENCE } from './number-words.js';

const YEAR = /^(?:19|20)\d\d$/;

const toClaim = ({ value, unit }: Amount): UnsupportedClaim => ({
  kind: YEAR.test(value) && unit === '' ? 'date' : 'number',
  words: `${value} ${unit}`.trim(),
});

/** Further amounts count as unsupported, since matching takes quadratic time. */
const MAX_AMOUNTS = 500;

/** Returns the stated amounts without a match; each match consumes one amount of `given`. */
function findUnmatched(stated: readonly Amount[], given: Amount[], fits: (wanted: Amount, given: Amount) => boolean) {
  return stated.filter((amount, at) => {
    if (at >= MAX_AMOUNTS) return true;
    const index = given.findIndex((other) => fits(amount, other));
    if (index === -1) return true;
    given.splice(index, 1);
    return false;
  });
}

/** Amounts with a unit need not count the same things: 5 years of retail. */
const matchesCounted = (one: Amount, other: Amount): boolean =>
  one.unit !== '' || countSameThing(one.counted, other.counted);

const isSame = (one: Amount, other: Amount): boolean =>
  one.value === other.value && one.unit === other.unit && matchesCounted(one, other);
const isLessSpecific = (one: Amount, other: Amount): boolean =>
  one.value === other.value &&
  one.unit === '' &&
  (other.unit === '' ? matchesCounted(one, other) : one.counted.words.length === 0);

/** Verbatim matches come first, so that moved text keeps its own number. */
const isVerbatim = (one: Amount, other: Amount): boolean =>
  isSame(one, other) && one.counted.words.length > 0 && one.counted.words.join(' ') === other.counted.words.join(' ');

const byMostCountedWords = (one: Amount, other: Amount): number =>
  other.counted.words.length - one.counted.words.length;

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
  const given = [...findAmounts(before)];
  const reworded = findUnmatched(findAmounts(after), given, isVerbatim);
  const otherwise = findUnmatched([...reworded].sort(byMostCountedWords), given, isSame);
  const added = findUnmatched(otherwise, given, isLessSpecific).filter(({ isCertain }) => isCertain);
  return [...added.map(toClaim), ...findAddedSeveral(before, after)];
}
