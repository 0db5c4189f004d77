import { DEFAULT_SALARY_UNIT } from '@trackrecord/contracts/constants';
import type { SalaryUnit } from '@trackrecord/contracts/jobs/salary';
import type { PostingSalary } from '../feed-records.js';

/** A salary as the publisher writes it. */
export interface RawSalary {
  readonly min?: number | string | null | undefined;
  readonly max?: number | string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

/** Units that cannot be shown: two weeks, half a month, a quarter. */
const UNSUPPORTED_UNITS = /\b(?:bi|semi|half|fortnight|quarter)|[02-9]|none|one.?time/i;
const UNITS: readonly (readonly [SalaryUnit, RegExp])[] = [
  ['HOUR', /hour|\bhr\b|\bhur\b/i],
  ['DAY', /\bda(?:y|ily)/i],
  ['WEEK', /week|\bwee\b/i],
  ['MONTH', /month|\bmon\b/i],
  ['YEAR', /year|annual|annum|\bann\b|\byr\b/i],
];

/** Higher amounts are implausible in any currency. */
const MAX_AMOUNT = 1e12;

/** Parses a unit such as "YEAR", "per-hour-wage" or "1 MONTH". Returns undefined if it is not supported. */
export function parseSalaryUnit(words: string): SalaryUnit | undefined {
  const plain = words.replace(/_/g, ' ');
  if (UNSUPPORTED_UNITS.test(plain)) return undefined;
  return UNITS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/**
 * Normalizes a salary. Returns undefined without a three-letter currency, a supported unit (default: year, spec section
 * 9) and at least one bound above zero.
 */
export function normalizeSalary({ min, max, unit, currency }: RawSalary): PostingSalary | undefined {
  const unitText = unit ? parseSalaryUnit(unit) : DEFAULT_SALARY_UNIT;
  const code = currency?.trim().toUpperCase() ?? '';
  const minValue = parseAmount(min);
  const maxValue = parseAmount(max);
  if (unitText === undefined || !/^[A-Z]{3}$/.test(code)) return undefined;
  if (minValue === undefined && maxValue === undefined) return undefined;
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }), unitText, currency: code };
}

/** Parses a plausible amount above zero; commas may separate thousands, or two digits as in India (24,00,000). */
function parseAmount(value: number | string | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const amount = typeof value === 'number' ? value : Number(value.replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, ''));
  return amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}
