import { MAX_SALARY } from './constants.js';

/**
 * Parses an amount that was typed into a field. Thousands may be separated by commas or spaces. Returns undefined if
 * the text is empty, and NaN if it is not a valid amount.
 */
export function parseTypedAmount(typed: string): number | undefined {
  const digits = typed.replace(/[,\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+(\.\d+)?$/.test(digits) && Number(digits) <= MAX_SALARY ? Number(digits) : Number.NaN;
}

/** Formats a stored amount for a form field. Returns an empty string if there is no amount. */
export const formatAmountField = (amount: number | null | undefined): string => String(amount ?? '');
