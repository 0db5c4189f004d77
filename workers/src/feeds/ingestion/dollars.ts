import type { JobSalary } from '@trackrecord/contracts';
import type { FoundSalary } from '../found.js';

/** US dollars per unit of each currency. */
export type DollarRates = Readonly<Record<string, number>>;

/** Higher amounts are implausible. */
const MOST = 1e9;

/**
 * Converts a salary to whole US dollars (spec section 3). Returns undefined without a plausible amount or a known rate;
 * swaps reversed bounds.
 */
export function inDollars(found: FoundSalary | undefined, rates: DollarRates): JobSalary | undefined {
  if (!found) return undefined;
  const rate = rateOf(found.currency, rates);
  if (rate === undefined) return undefined;
  const [one, other] = [dollars(found.minValue, rate), dollars(found.maxValue, rate)];
  if (one === undefined && other === undefined) return undefined;
  const [minValue, maxValue] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
  return {
    value: {
      ...(minValue !== undefined && { minValue }),
      ...(maxValue !== undefined && { maxValue }),
      unitText: found.unitText,
    },
    ...(found.currency !== 'USD' && { convertedFrom: found.currency }),
  };
}

function dollars(amount: number | undefined, rate: number): number | undefined {
  const whole = Math.round((amount ?? 0) * rate);
  return whole > 0 && whole <= MOST ? whole : undefined;
}

/** Returns the US dollars per unit of a currency, or undefined if unknown. */
export const rateOf = (currency: string, rates: DollarRates): number | undefined =>
  currency === 'USD' ? 1 : Object.hasOwn(rates, currency) ? rates[currency] : undefined;
