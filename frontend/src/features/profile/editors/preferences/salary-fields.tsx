import type { PreferencesEditorValues } from '@trackrecord/contracts';
import { EDITOR_CURRENCIES, SALARY_PERIODS } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field, SelectField } from '../../../../shared/forms/field';

interface SalaryFieldsProps {
  readonly form: UseFormReturn<PreferencesEditorValues>;
}

const PERIODS = ['MONTH', 'YEAR'] as const;

/** The fields of the desired salary (spec section 9). */
export function SalaryFields({ form }: SalaryFieldsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-2" id={id}>
        Salary
      </h3>
      <div className="tr-fields">
        <Field form={form} name="salaryMin" label="Minimum" inputMode="numeric" placeholder="48000" />
        <Field form={form} name="salaryMax" label="Maximum" inputMode="numeric" placeholder="72000" />
        <SelectField form={form} name="currency" label="Currency" options={EDITOR_CURRENCIES} />
        <fieldset>
          <legend className="form-label">Period</legend>
          <div className="tr-row tr-radios">
            {PERIODS.map((period) => (
              <div key={period} className="form-check mb-0">
                <input
                  {...form.register('period')}
                  type="radio"
                  className="form-check-input"
                  id={`${id}${period}`}
                  value={period}
                />
                <label className="form-check-label" htmlFor={`${id}${period}`}>
                  {SALARY_PERIODS[period]}
                </label>
              </div>
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  );
}
