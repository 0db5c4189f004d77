import { DEFAULT_SALARY_UNIT } from '@trackrecord/contracts/constants';
import { readSalaryFields, type SalaryFields } from '@trackrecord/contracts/jobs/salary-fields';
import type { PostingSalary } from '../feed-records.js';

/**
 * Normalizes the salary of a feed. Returns undefined without a currency, an amount above zero and a supported unit
 * (default: year, spec section 9).
 */
export function normalizeSalary(fields: SalaryFields): PostingSalary | undefined {
  const salary = readSalaryFields(fields);
  const hasUnit = (fields.unit ?? '').trim() !== '';
  const unitText = salary?.unit ?? (hasUnit ? undefined : DEFAULT_SALARY_UNIT);
  if (salary?.currency === undefined || unitText === undefined) return undefined;
  const { min, max, currency } = salary;
  return {
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    unitText,
    currency,
  };
}
