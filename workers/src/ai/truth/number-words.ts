const inOrder = (words: string, from: number, step = 1): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

/** Words below a hundred that add up with others: twenty five. */
export const UNITS: ReadonlyMap<string, number> = new Map([
  ...inOrder('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 0),
  ...inOrder('sixteen seventeen eighteen nineteen', 16),
]);
export const TENS: ReadonlyMap<string, number> = new Map(
  inOrder('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
);

/** What multiplies the number before it. */
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

/** The same, written against the digits: 5k. */
export const GLUED_SCALES: ReadonlyMap<string, number> = new Map([
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
  inOrder('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 1),
);

/** Many of something, with no count: each only by the same word. */
export const ROUNDLY: ReadonlySet<string> = new Set(
  'tens dozens scores hundreds thousands lakhs millions crores billions'.split(' '),
);

/** More than one of something: by one another, or by any number from two. */
export const SEVERAL: ReadonlySet<string> = new Set('several numerous countless myriad many multiple'.split(' '));
export const SEVERAL_GIVEN: ReadonlySet<string> = new Set(
  'several numerous countless myriad many multiple various lots lot plenty few couple bunch different some both'.split(
    ' ',
  ),
);

const named = (unit: string, words: string): readonly (readonly [string, string])[] =>
  words.split(' ').map((word) => [word, unit]);

/** What a number counts, where that is part of the fact. */
export const UNIT_WORDS: ReadonlyMap<string, string> = new Map([
  ...named('percent', '% percent percents percentage pct'),
  ...named('dollar', '$ dollar dollars usd bucks'),
  ...named('euro', '€ euro euros eur'),
  ...named('pound', '£ pound pounds gbp quid'),
  ...named('rupee', '₹ rupee rupees inr rs'),
  ...named('dirham', 'dirham dirhams aed'),
  ...named('yen', '¥ yen yuan cny jpy'),
  ...named('times', 'x times fold'),
  ...named('year', 'year years yr yrs'),
  ...named('month', 'month months mo mos'),
  ...named('week', 'week weeks wk wks'),
  ...named('day', 'day days'),
  ...named('hour', 'hour hours hr hrs'),
  ...named('minute', 'minute minutes min mins'),
  ...named('second', 'seconds sec secs'),
]);

/** Words that are a multiple by themselves. */
export const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/^(?:twice|twofold|doubl(?:e|es|ed|ing))$/, 2],
  [/^(?:thrice|threefold|tripl(?:e|es|ed|ing))$/, 3],
  [/^(?:fourfold|quadrupl(?:e|es|ed|ing))$/, 4],
  [/^tenfold$/, 10],
];
