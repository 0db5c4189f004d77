import type { JobSalary } from '@trackrecord/contracts';
import type { PostingSalary } from '../feed-records.js';

/** US dollars per unit of each currency. */
export type DollarRates = Readonly<Record<string, number>>;

/** Higher amounts are implausible. */
const MAX_AMOUNT = 1e9;

/**
 * Converts a salary to whole US dollars (spec section 3), and keeps it as it was posted if its currency is another one.
 * Without a known rate, only that is kept. Returns undefined without a plausible amount. Reversed bounds are swapped.
 */
export function toDollars(salary: PostingSalary | undefined, rates: DollarRates): JobSalary | undefined {
  if (!salary) return undefined;
  const { unitText, currency } = salary;
  const rate = getRate(currency, rates);
  const bounds = orderBounds(salary.minValue, salary.maxValue);
  const posted = { ...bounds, currency, ...(rate !== undefined && { rate }) };
  if (rate === undefined) return { value: { unitText }, posted };
  const dollars = orderBounds(convert(salary.minValue, rate), convert(salary.maxValue, rate));
  if (Object.keys(dollars).length === 0) return undefined;
  return { value: { ...dollars, unitText }, ...(currency !== 'USD' && { convertedFrom: currency, posted }) };
}

function orderBounds(first: number | undefined, second: number | undefined) {
  const isReversed = first !== undefined && second !== undefined && first > second;
  const [minValue, maxValue] = isReversed ? [second, first] : [first, second];
  return { ...(minValue !== undefined && { minValue }), ...(maxValue !== undefined && { maxValue }) };
}

function convert(amount: number | undefined, rate: number): number | undefined {
  const rounded = Math.round((amount ?? 0) * rate);
  return rounded > 0 && rounded <= MAX_AMOUNT ? rounded : undefined;
}

/** Returns the US dollars per unit of a currency, or undefined if unknown. */
export const getRate = (currency: string, rates: DollarRates): number | undefined =>
  currency === 'USD' ? 1 : Object.hasOwn(rates, currency) ? rates[currency] : undefined;
