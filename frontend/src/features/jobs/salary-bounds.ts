import type { SalaryBounds } from '@trackrecord/contracts';
import { MAX_SALARY } from '@trackrecord/contracts/constants';

export type Bound = 'minSalary' | 'maxSalary';
export const BOUNDS: readonly Bound[] = ['minSalary', 'maxSalary'];

/** The unparsed input; empty if there is no bound. */
export type BoundValues = Readonly<Record<Bound, string>>;

export type BoundErrors = Readonly<Partial<Record<Bound, string>>>;

/** Stands for invalid input in a number field, whose text the browser does not expose. */
export const INVALID_NUMBER = 'NaN';

const NOT_AN_INTEGER = 'Enter whole dollars, such as 45000.';

const toNumber = (text: string): number | undefined => (text === '' ? undefined : Number(text));

function validateBound(text: string): string | undefined {
  if (text === '') return undefined;
  if (/^-[\d.]+$/.test(text)) return 'A salary cannot be below 0.';
  if (!/^\d+$/.test(text)) return NOT_AN_INTEGER;
  return Number(text) > MAX_SALARY ? 'Enter a lower amount.' : undefined;
}

export function validateBounds(values: BoundValues): BoundErrors {
  const errors = Object.fromEntries(
    BOUNDS.map((bound) => [bound, validateBound(values[bound])] as const).filter(([, error]) => error !== undefined),
  );
  if (Object.keys(errors).length > 0) return errors;
  const { minSalary, maxSalary } = values;
  if (minSalary === '' || maxSalary === '' || Number(minSalary) <= Number(maxSalary)) return {};
  return { maxSalary: 'The maximum must not be below the minimum.' };
}

/** Returns the bounds in US dollars per year; undefined if any is invalid. */
export function parseBounds(values: BoundValues): SalaryBounds | undefined {
  if (Object.keys(validateBounds(values)).length > 0) return undefined;
  return { minSalary: toNumber(values.minSalary), maxSalary: toNumber(values.maxSalary) };
}
