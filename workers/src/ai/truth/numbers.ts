import type { Addition } from './addition.js';
import { type Amount, amountsIn } from './amounts.js';
import { countsTheSame } from './counted.js';
import { ROUNDLY, SEVERAL, SEVERAL_GIVEN } from './number-words.js';

const YEAR = /^(?:19|20)\d\d$/;

const addition = ({ value, unit }: Amount): Addition => ({
  kind: YEAR.test(value) && unit === '' ? 'date' : 'number',
  words: `${value} ${unit}`.trim(),
});

/** Amounts of a text beyond these count as added: comparing each with each takes quadratic time. */
const MAX_AMOUNTS = 500;

/** What is left of `wanted` when each given amount has accounted for one that fits it. */
function unaccounted(wanted: readonly Amount[], given: Amount[], fits: (wanted: Amount, given: Amount) => boolean) {
  return wanted.filter((amount, at) => {
    if (at >= MAX_AMOUNTS) return true;
    const index = given.findIndex((other) => fits(amount, other));
    if (index === -1) return true;
    given.splice(index, 1);
    return false;
  });
}

/** What a unit tells need not be told again: 5 years of retail. */
const counts = (one: Amount, other: Amount): boolean => one.unit !== '' || countsTheSame(one.counted, other.counted);

const isSame = (one: Amount, other: Amount): boolean =>
  one.value === other.value && one.unit === other.unit && counts(one, other);
const saysLess = (one: Amount, other: Amount): boolean =>
  one.value === other.value &&
  one.unit === '' &&
  (other.unit === '' ? counts(one, other) : one.counted.words.length === 0);

/** The same words, so that what is merely put elsewhere never loses its number to something like it. */
const isWordForWord = (one: Amount, other: Amount): boolean =>
  isSame(one, other) && one.counted.words.length > 0 && one.counted.words.join(' ') === other.counted.words.join(' ');

const tellsMoreFirst = (one: Amount, other: Amount): number => other.counted.words.length - one.counted.words.length;

/** "Several" of something needs a "several", a "various" or a number from two in what was said. */
function addedSeveral(before: string, after: string): readonly Addition[] {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
  const isGiven =
    words(before).some((word) => SEVERAL_GIVEN.has(word) || ROUNDLY.has(word)) ||
    amountsIn(before).some(({ value }) => Number(value) > 1);
  if (isGiven) return [];
  return words(after).flatMap((word) => (SEVERAL.has(word) ? [{ kind: 'number', words: word }] : []));
}

/**
 * The amounts and years that a plain text states and another does not, in digits or words; each amount of `before`
 * accounts for one of `after`. A unit may be left out, never added; what is counted must be near the number in `before`.
 */
export function addedNumbers(before: string, after: string): readonly Addition[] {
  const given = [...amountsIn(before)];
  const reworded = unaccounted(amountsIn(after), given, isWordForWord);
  const otherwise = unaccounted([...reworded].sort(tellsMoreFirst), given, isSame);
  const added = unaccounted(otherwise, given, saysLess).filter(({ isSure }) => isSure);
  return [...added.map(addition), ...addedSeveral(before, after)];
}
