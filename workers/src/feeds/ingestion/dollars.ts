import type { JobSalary } from '@trackrecord/contracts';
import type { FoundSalary } from '../found.js';

/** What one unit of each currency is in US dollars. */
export type DollarRates = Readonly<Record<string, number>>;

/** More dollars than this are no amount that anybody is paid. */
const MOST = 1e9;

/**
 * A salary in whole US dollars (spec section 3 shows dollars); nothing where it names no amount or a currency without a
 * rate, and bounds the wrong way round are put right.
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

/** What one unit of a currency is in US dollars; nothing where that is not known. */
export const rateOf = (currency: string, rates: DollarRates): number | undefined =>
  currency === 'USD' ? 1 : Object.hasOwn(rates, currency) ? rates[currency] : undefined;
