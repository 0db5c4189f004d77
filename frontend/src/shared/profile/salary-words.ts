import type { Salary } from '@trackrecord/contracts';

const NOT_SPECIFIED = 'Not specified';

function inWholeUnits(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  } catch {
    // A stored text that is no currency.
    return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(amount)} ${currency}`;
  }
}

/** A wish for a salary in words: whole units of the currency, en-US (spec section 5, Salary display). */
export function salaryWords(salary: Salary | undefined): string {
  if (salary === undefined) return NOT_SPECIFIED;
  const { minimum, maximum, amount, currency, period } = salary;
  const bounds = [minimum, maximum].map((bound) =>
    typeof bound === 'number' ? inWholeUnits(bound, currency) : undefined,
  );
  const [least, most] = bounds;
  const range = least !== undefined && most !== undefined ? `${least} – ${most}` : bounded(least, most);
  const words = range ?? (typeof amount === 'number' ? inWholeUnits(amount, currency) : undefined);
  return words === undefined ? NOT_SPECIFIED : `${words} per ${period === 'MONTH' ? 'month' : 'year'}`;
}

function bounded(least: string | undefined, most: string | undefined): string | undefined {
  if (least !== undefined) return `From ${least}`;
  return most === undefined ? undefined : `Up to ${most}`;
}
