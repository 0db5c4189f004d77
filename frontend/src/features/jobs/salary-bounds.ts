import type { SalaryBounds } from '@trackrecord/contracts';
import { MAX_SALARY } from '@trackrecord/contracts/constants';

export type Bound = 'minSalary' | 'maxSalary';
export const BOUNDS: readonly Bound[] = ['minSalary', 'maxSalary'];

/** The bounds as the URL has them: plain digits, or invalid input; empty if there is no bound. */
export type BoundValues = Readonly<Record<Bound, string>>;

export type BoundErrors = Readonly<Partial<Record<Bound, string>>>;

const NOT_AN_INTEGER = 'Enter a whole amount, such as 45,000.';

function validateBound(text: string): string | undefined {
  if (text === '') return undefined;
  if (/^-[\d.,]+$/.test(text)) return 'A salary cannot be below 0.';
  if (!/^\d+$/.test(text)) return NOT_AN_INTEGER;
  return Number(text) > MAX_SALARY ? 'Enter a lower amount.' : undefined;
}

export function validateBounds(values: BoundValues): BoundErrors {
  const errors = Object.fromEntries(
    BOUNDS.map((bound) => [bound, validateBound(values[bound])] as const).filter(([, error]) => error !== undefined),
  );
  if (Object.keys(errors).length > 0) return errors;
  const { minSalary = 0, maxSalary = Infinity } = toNumbers(values);
  return minSalary <= maxSalary ? {} : { maxSalary: 'The maximum must not be below the minimum.' };
}

const toNumber = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const toNumbers = ({ minSalary, maxSalary }: BoundValues): SalaryBounds => ({
  minSalary: toNumber(minSalary),
  maxSalary: toNumber(maxSalary),
});

/** Returns the bounds of a yearly salary; undefined if any is invalid. */
export const parseBounds = (values: BoundValues): SalaryBounds | undefined =>
  Object.keys(validateBounds(values)).length > 0 ? undefined : toNumbers(values);
