import type { SalaryUnit } from './pay-periods.js';

/**
 * The names of each pay period, as the source of a case-insensitive pattern; longer names first. `hur`, `wee`, `mon` and
 * `ann` are the codes of UN/CEFACT.
 */
const NAMES: readonly (readonly [SalaryUnit, string])[] = [
  ['TWO_WEEKS', String.raw`bi[- ]?weekly|fortnight(?:ly)?|(?:every )?(?:2|two|other) weeks?|14 days`],
  ['HALF_MONTH', String.raw`semi[- ]?month(?:ly)?|half[- ](?:a )?month(?:ly)?|twice (?:a|per) month`],
  ['HOUR', 'hour(?:ly|s)?|hr|hur|stunden?|stündlich|heures?|horas?|ora|uur|timme|час|小时|小時|時'],
  ['DAY', 'da(?:y|ily|ys)|tage?|täglich|jours?|d[ií]as?|giorn[oi]|dag|день|天|日'],
  ['WEEK', 'week(?:ly|s)?|wee|wochen?|wöchentlich|semaines?|semanas?|settimana|неделю|周|週'],
  [
    'MONTH',
    'month(?:ly|s)?|mon|monate?|monatlich|mois|mensuel(?:le)?|mensua[li]s?|mensil[ei]|mese|mies(?:ięcznie)?|monatsgehalt|maand|месяц|月',
  ],
  [
    'YEAR',
    'year(?:ly|s)?|ann|annum|annual(?:ly)?|yr|jahre?|jährlich|année|annuel(?:le)?|annu[io]|rocznie|jahresgehalt|años?|anua[li]s?|anno|jaar|год|年',
  ],
];
/** Names that mean something else in other texts, such as MO and PA (states), but not beside an amount. */
const SHORT_NAMES: Readonly<Partial<Record<SalaryUnit, string>>> = {
  HOUR: 'hrs?|h|std',
  WEEK: 'wks?',
  MONTH: String.raw`mths?|mo|pcm|pm|p\. ?m|mes|m[eê]s|mnd|мес`,
  YEAR: String.raw`yrs?|pa|p\. ?a|(?<=par |\/ ?)ans?|anos?|år|г`,
};

/** Returns the pattern source of names. No letter may follow, except in scripts without spaces. */
const toSource = (names: string): string => String.raw`(?:${names})(?!(?!\p{sc=Han})\p{L})`;

const STICKY_NAMES = NAMES.map(
  ([unit, names]) => [unit, new RegExp(toSource([names, SHORT_NAMES[unit]].filter(Boolean).join('|')), 'iuy')] as const,
);
const ANYWHERE_NAMES = NAMES.map(([unit, names]) => [unit, new RegExp(`(?<!\\p{L})${toSource(names)}`, 'iu')] as const);

/** Periods that are none of ours: a quarter, three months, one time, twice a month or every two months. */
const UNSUPPORTED = /\b(?:bi|semi|half|quarter)|[02-9]|none|one.?time/i;
const MAX_LENGTH = 200;

/**
 * Reads the pay period of a text such as "YEAR", "per-hour-wage", "1 MONTH" or "Annual salary range". Returns undefined
 * if it has none, or one that is not supported, such as a quarter.
 */
export function readPayPeriod(words: string): SalaryUnit | undefined {
  const text = words.slice(0, MAX_LENGTH).replace(/[_\s]+/g, ' ');
  const unit = ANYWHERE_NAMES.find(([, pattern]) => pattern.test(text))?.[0];
  return unit === 'TWO_WEEKS' || unit === 'HALF_MONTH' || !UNSUPPORTED.test(text) ? unit : undefined;
}

/** Reads the name of a pay period at a position of a text. Returns it with the position after it. */
export function readPeriodAt(text: string, position: number): { unit: SalaryUnit; end: number } | undefined {
  for (const [unit, pattern] of STICKY_NAMES) {
    pattern.lastIndex = position;
    if (pattern.test(text)) return { unit, end: pattern.lastIndex };
  }
  return undefined;
}
