const enumerate = (words: string, from: number, step = 1): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

/** Number words below twenty. */
export const BELOW_TWENTY: ReadonlyMap<string, number> = new Map([
  ...enumerate('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 0),
  ...enumerate('sixteen seventeen eighteen nineteen', 16),
]);
export const TENS: ReadonlyMap<string, number> = new Map(
  enumerate('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
);

/** Multipliers of the preceding number. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['lakh', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** Multipliers written directly after digits: 5k. */
export const ATTACHED_SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['l', 1e5],
  ['m', 1e6],
  ['mn', 1e6],
  ['mm', 1e6],
  ['mio', 1e6],
  ['cr', 1e7],
  ['b', 1e9],
  ['bn', 1e9],
  ['t', 1e12],
]);

export const ORDINALS: ReadonlyMap<string, number> = new Map(
  enumerate('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 1),
);

/** Round quantities; only the same word is evidence. */
export const ROUND_QUANTITIES: ReadonlySet<string> = new Set(
  'tens dozens scores hundreds thousands lakhs millions crores billions'.split(' '),
);

/**
 * Words for more than one. A source supports them with one of `SEVERAL_EVIDENCE`, a round quantity or a number above
 * one.
 */
export const SEVERAL: ReadonlySet<string> = new Set('several numerous countless myriad many multiple'.split(' '));
export const SEVERAL_EVIDENCE: ReadonlySet<string> = new Set(
  'several numerous countless myriad many multiple various lots lot plenty few couple bunch different some both'.split(
    ' ',
  ),
);

const toUnitEntries = (unit: string, words: string): readonly (readonly [string, string])[] =>
  words.split(' ').map((word) => [word, unit]);

/** Units by word. */
export const UNIT_WORDS: ReadonlyMap<string, string> = new Map([
  ...toUnitEntries('percent', '% percent percents percentage pct'),
  ...toUnitEntries('dollar', '$ dollar dollars usd bucks'),
  ...toUnitEntries('euro', '€ euro euros eur'),
  ...toUnitEntries('pound', '£ pound pounds gbp quid'),
  ...toUnitEntries('rupee', '₹ rupee rupees inr rs'),
  ...toUnitEntries('dirham', 'dirham dirhams aed'),
  ...toUnitEntries('yen', '¥ yen yuan cny jpy'),
  ...toUnitEntries('times', 'x times fold'),
  ...toUnitEntries('year', 'year years yr yrs'),
  ...toUnitEntries('month', 'month months mo mos'),
  ...toUnitEntries('week', 'week weeks wk wks'),
  ...toUnitEntries('day', 'day days'),
  ...toUnitEntries('hour', 'hour hours hr hrs'),
  ...toUnitEntries('minute', 'minute minutes min mins'),
  ...toUnitEntries('second', 'seconds sec secs'),
]);

/** Words that are a multiple themselves. */
export const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/^(?:twice|twofold|doubl(?:e|es|ed|ing))$/, 2],
  [/^(?:thrice|threefold|tripl(?:e|es|ed|ing))$/, 3],
  [/^(?:fourfold|quadrupl(?:e|es|ed|ing))$/, 4],
  [/^tenfold$/, 10],
];
