import type { JobSalary } from '@trackrecord/contracts';
import type { FoundSalary } from '../found.js';

/** What one unit of each currency is in US dollars. */
export type DollarRates = Readonly<Record<string, number>>;

/**
 * A salary in whole US dollars (spec section 3 shows dollars); nothing where it names no amount or a currency without a
 * rate, and bounds the wrong way round are put right.
 */
export function inDollars(found: FoundSalary | undefined, rates: DollarRates): JobSalary | undefined {
  if (!found) return undefined;
  const rate = rateOf(found.currency, rates);
  if (rate === undefined) return undefined;
  const amounts = [found.minValue, found.maxValue]
    .filter((amount) => amount !== undefined)
    .filter((amount) => Number.isFinite(amount) && amount > 0)
    .map((amount) => Math.round(amount * rate))
    .sort((one, other) => one - other);
  const [least] = amounts;
  const most = amounts.at(-1);
  if (least === undefined || most === undefined) return undefined;
  const both = amounts.length > 1;
  const isLower = found.minValue !== undefined;
  return {
    value: {
      ...((both || isLower) && { minValue: least }),
      ...((both || !isLower) && { maxValue: most }),
      unitText: found.unitText,
    },
    ...(found.currency !== 'USD' && { convertedFrom: found.currency }),
  };
}

/** What one unit of a currency is in US dollars; nothing where that is not known. */
export const rateOf = (currency: string, rates: DollarRates): number | undefined =>
  currency === 'USD' ? 1 : Object.hasOwn(rates, currency) ? rates[currency] : undefined;
