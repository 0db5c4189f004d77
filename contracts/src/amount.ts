import { HIGHEST_SALARY } from './constants.js';

/** The number a typed amount stands for; thousands may be separated by commas or spaces. NaN where it is none. */
export function amountOf(typed: string): number | undefined {
  const digits = typed.replace(/[,\s]/g, '');
  if (digits === '') return undefined;
  return /^\d+(\.\d+)?$/.test(digits) && Number(digits) <= HIGHEST_SALARY ? Number(digits) : Number.NaN;
}

/** A stored amount as a field shows it; an empty text where there is none. */
export const amountText = (amount: number | null | undefined): string => String(amount ?? '');
