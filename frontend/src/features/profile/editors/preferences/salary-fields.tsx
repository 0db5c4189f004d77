import type { PreferencesEditorValues } from '@trackrecord/contracts';
import { EDITOR_CURRENCIES, SALARY_PERIODS } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { AmountFormField } from '../../../../shared/forms/amount-form-field';
import { SelectField } from '../../../../shared/forms/field';
import { SalaryHint } from '../../../../shared/forms/salary-hint';

interface SalaryFieldsProps {
  readonly form: UseFormReturn<PreferencesEditorValues>;
}

const PERIODS = ['MONTH', 'YEAR'] as const;

/** The fields of the desired salary (spec section 9). */
export function SalaryFields({ form }: SalaryFieldsProps) {
  const id = useId();
  const [minimum, maximum] = useWatch({ control: form.control, name: ['salaryMin', 'salaryMax'] });
  const currencies = [...EDITOR_CURRENCIES, form.formState.defaultValues?.currency ?? 'USD'];
  const amountProps = { form, currencies, units: PERIODS };
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-2" id={id}>
        Salary
      </h3>
      <div className="tr-fields">
        <AmountFormField {...amountProps} name="salaryMin" label="Minimum" placeholder="48,000" />
        <AmountFormField {...amountProps} name="salaryMax" label="Maximum" placeholder="72,000" />
        <SalaryHint minimum={minimum} maximum={maximum} />
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
