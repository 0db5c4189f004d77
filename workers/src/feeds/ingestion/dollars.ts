import type { JobSalary } from '@trackrecord/contracts';
import type { PostingSalary } from '../feed-records.js';

/** US dollars per unit of each currency. */
export type DollarRates = Readonly<Record<string, number>>;

/** Higher amounts are implausible. */
const MAX_AMOUNT = 1e9;

/**
 * Converts a salary to whole US dollars (spec section 3). Returns undefined without a plausible amount or a known rate;
 * swaps reversed bounds.
 */
export function toDollars(salary: PostingSalary | undefined, rates: DollarRates): JobSalary | undefined {
  if (!salary) return undefined;
  const rate = getRate(salary.currency, rates);
  if (rate === undefined) return undefined;
  const [first, second] = [convert(salary.minValue, rate), convert(salary.maxValue, rate)];
  if (first === undefined && second === undefined) return undefined;
  const [minValue, maxValue] =
    first !== undefined && second !== undefined && first > second ? [second, first] : [first, second];
  return {
    value: {
      ...(minValue !== undefined && { minValue }),
      ...(maxValue !== undefined && { maxValue }),
      unitText: salary.unitText,
    },
    ...(salary.currency !== 'USD' && { convertedFrom: salary.currency }),
  };
}

function convert(amount: number | undefined, rate: number): number | undefined {
  const rounded = Math.round((amount ?? 0) * rate);
  return rounded > 0 && rounded <= MAX_AMOUNT ? rounded : undefined;
}

/** Returns the US dollars per unit of a currency, or undefined if unknown. */
export const getRate = (currency: string, rates: DollarRates): number | undefined =>
  currency === 'USD' ? 1 : Object.hasOwn(rates, currency) ? rates[currency] : undefined;
