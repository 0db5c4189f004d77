import { MAX_SALARY } from '../constants.js';
import { readMoney } from './read-money.js';

const INVALID_AMOUNT = 'Please enter a number, such as 48,000 or 48k.';
const TOO_HIGH = 'Please enter a lower amount.';
const NOT_ONE_AMOUNT = 'Please enter one amount. Its currency and period have their own fields.';

/**
 * Parses an amount that was typed into a field, as people of any country write it: 48,000, 48.000, 48k, 12 lakh. Returns
 * undefined if the text is empty, and NaN if it is not one amount. Amounts above `MAX_SALARY` are returned too. A field
 * whose text also names a currency or a pay period has to show these at their own fields first.
 */
export function parseTypedAmount(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const { min, max, currency, unit } = readMoney(typed) ?? {};
  return min !== undefined && min === max && currency === undefined && unit === undefined ? min : Number.NaN;
}

/** Returns the error of a typed text that is not one amount of a salary. An empty one has none. */
export function validateTypedAmount(typed: string): string | undefined {
  const amount = parseTypedAmount(typed) ?? 0;
  if (!Number.isNaN(amount)) return amount > MAX_SALARY ? TOO_HIGH : undefined;
  return readMoney(typed) ? NOT_ONE_AMOUNT : INVALID_AMOUNT;
}
