import type { Salary } from '@trackrecord/contracts';

const NOT_SPECIFIED = 'Not specified';

/** Formats an amount in whole units of a currency, en-US. */
export const formatAmount = (amount: number, currency: string): string =>
  formatWithDigits(amount, currency, { maximumFractionDigits: 0 });

/** Formats an amount of a currency, en-US. Cents are shown if there are any, as in an hourly rate. */
export const formatExactAmount = (amount: number, currency: string): string =>
  formatWithDigits(amount, currency, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {});

function formatWithDigits(amount: number, currency: string, digits: Intl.NumberFormatOptions): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(amount);
  } catch {
    // The stored currency is invalid.
    return `${new Intl.NumberFormat('en-US', digits).format(amount)} ${currency}`;
  }
}

/** Formats a salary in whole units of the currency, en-US (spec section 5, Salary display). */
export function formatSalary(salary: Salary | undefined): string {
  if (salary === undefined) return NOT_SPECIFIED;
  const { minimum, maximum, amount, currency, period } = salary;
  const formatted = [minimum, maximum].map((bound) =>
    typeof bound === 'number' ? formatAmount(bound, currency) : undefined,
  );
  const [min, max] = formatted;
  const range = min !== undefined && max !== undefined ? `${min} – ${max}` : formatBound(min, max);
  const text = range ?? (typeof amount === 'number' ? formatAmount(amount, currency) : undefined);
  return text === undefined ? NOT_SPECIFIED : `${text} per ${period === 'MONTH' ? 'month' : 'year'}`;
}

function formatBound(min: string | undefined, max: string | undefined): string | undefined {
  if (min !== undefined) return `From ${min}`;
  return max === undefined ? undefined : `Up to ${max}`;
}
