import { SALARY_PERIODS, WIZARD_CURRENCIES } from '@trackrecord/contracts/constants';
import type { PreferencesFormValues } from '@trackrecord/contracts';
import { useId } from 'react';
import { AmountField, readTypedSalary } from '../../../shared/forms/amount-field';
import { SalaryHint } from '../../../shared/forms/salary-hint';
import { Card } from '../../../shared/ui/card';
import type { UpdatePreferences } from './use-preferences-form';

interface SalaryCardProps {
  readonly values: PreferencesFormValues;
  readonly errors: { readonly salaryMin?: string | undefined; readonly salaryMax?: string | undefined };
  readonly update: UpdatePreferences;
}

const AMOUNTS = [
  { name: 'salaryMin', label: 'Minimum', placeholder: '48,000' },
  { name: 'salaryMax', label: 'Maximum', placeholder: '72,000' },
] as const;

const FREQUENCIES = [
  { value: 'MONTH', label: SALARY_PERIODS.MONTH },
  { value: 'annually', label: SALARY_PERIODS.YEAR },
] as const;

/** Formats a typed amount. A currency or frequency that was typed with it goes to its own field. */
function formatTyped(values: PreferencesFormValues, name: 'salaryMin' | 'salaryMax'): Partial<PreferencesFormValues> {
  const typed = readTypedSalary(values[name], { currency: values.currency, units: ['MONTH', 'YEAR'] });
  if (!typed) return {};
  return {
    [name]: typed.amount,
    ...(typed.currency !== undefined && { currency: typed.currency }),
    ...(typed.unit && { salaryFrequency: typed.unit === 'MONTH' ? 'MONTH' : 'annually' }),
  };
}

/** The desired salary (spec sections 2 and 9). */
export function SalaryCard({ values, errors, update }: SalaryCardProps) {
  const id = useId();
  return (
    <Card title="Salary" margin="mb-3">
      <div className="tr-fields">
        {AMOUNTS.map(({ name, label, placeholder }) => (
          <AmountField
            key={name}
            label={label}
            placeholder={placeholder}
            value={values[name]}
            error={errors[name]}
            onChange={({ target }) => update(() => ({ [name]: target.value }))}
            onLeave={() => update((latest) => formatTyped(latest, name))}
          />
        ))}
        <SalaryHint minimum={values.salaryMin} maximum={values.salaryMax} />
        <div>
          <label className="form-label" htmlFor={`${id}currency`}>
            Currency
          </label>
          <select
            id={`${id}currency`}
            className="form-select"
            value={values.currency}
            onChange={({ target }) => update(() => ({ currency: target.value }))}
          >
            {[...new Set([...WIZARD_CURRENCIES, values.currency])].map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </div>
        <fieldset>
          <legend className="form-label">Frequency</legend>
          <div className="tr-row tr-radios">
            {FREQUENCIES.map(({ value, label }) => (
              <div key={value} className="form-check mb-0">
                <input
                  className="form-check-input"
                  type="radio"
                  name="salary-frequency"
                  id={`${id}${value}`}
                  checked={values.salaryFrequency === value}
                  onChange={() => update(() => ({ salaryFrequency: value }))}
                />
                <label className="form-check-label" htmlFor={`${id}${value}`}>
                  {label}
                </label>
              </div>
            ))}
          </div>
        </fieldset>
      </div>
    </Card>
  );
}
