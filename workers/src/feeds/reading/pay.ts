import { DEFAULT_SALARY_UNIT, type SalaryUnit } from '@trackrecord/contracts';
import type { FoundSalary } from '../found.js';

/** What a publisher tells of a salary; the unit in their words. */
export interface ToldPay {
  readonly least?: number | string | null | undefined;
  readonly most?: number | string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

/** Two weeks, half a month, a quarter: none of the units that a salary is shown in. */
const OTHER_UNITS = /\b(?:bi|semi|half|fortnight|quarter)|[02-9]|none|one.?time/i;
const UNITS: readonly (readonly [SalaryUnit, RegExp])[] = [
  ['HOUR', /hour|\bhr\b|\bhur\b/i],
  ['DAY', /\bda(?:y|ily)/i],
  ['WEEK', /week|\bwee\b/i],
  ['MONTH', /month|\bmon\b/i],
  ['YEAR', /year|annual|annum|\bann\b|\byr\b/i],
];

/** More than this, in any currency, is no amount that anybody is paid. */
const MOST = 1e12;

/** The unit that words like "YEAR", "per-hour-wage" or "1 MONTH" stand for; nothing where it is none of ours. */
export function unitOf(words: string): SalaryUnit | undefined {
  const plain = words.replace(/_/g, ' ');
  if (OTHER_UNITS.test(plain)) return undefined;
  return UNITS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/**
 * A salary, where all of it is known: in a currency (three letters), for a unit we have (a year where none is told, spec
 * section 9), with at least one bound above zero.
 */
export function payOf({ least, most, unit, currency }: ToldPay): FoundSalary | undefined {
  const unitText = unit ? unitOf(unit) : DEFAULT_SALARY_UNIT;
  const code = currency?.trim().toUpperCase() ?? '';
  const minValue = amountOf(least);
  const maxValue = amountOf(most);
  if (unitText === undefined || !/^[A-Z]{3}$/.test(code)) return undefined;
  if (minValue === undefined && maxValue === undefined) return undefined;
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }), unitText, currency: code };
}

/** An amount above zero that somebody may be paid: a number, or one as a text with commas between thousands. */
function amountOf(told: number | string | null | undefined): number | undefined {
  if (told === null || told === undefined || told === '') return undefined;
  const amount = typeof told === 'number' ? told : Number(told.replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, ''));
  return amount > 0 && amount <= MOST ? amount : undefined;
}
