import { SALARY_PERIODS, WIZARD_CURRENCIES } from '@trackrecord/contracts/constants';
import type { PreferencesTyped } from '@trackrecord/contracts';
import { useId } from 'react';
import { TextField } from '../../../shared/forms/text-field';
import type { ChangePreferences } from './use-preferences';

interface SalaryCardProps {
  readonly typed: PreferencesTyped;
  readonly faults: { readonly salaryMin?: string | undefined; readonly salaryMax?: string | undefined };
  readonly change: ChangePreferences;
}

const FREQUENCIES = [
  { value: 'MONTH', label: SALARY_PERIODS.MONTH },
  { value: 'annually', label: SALARY_PERIODS.YEAR },
] as const;

/** What somebody would like to earn (spec sections 2 and 9). */
export function SalaryCard({ typed, faults, change }: SalaryCardProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head mb-3">
          <h2 id={id}>Salary</h2>
        </div>
        <div className="tr-fields">
          <TextField
            label="Minimum"
            inputMode="numeric"
            placeholder="48000"
            value={typed.salaryMin}
            error={faults.salaryMin}
            onChange={({ target }) => change(() => ({ salaryMin: target.value }))}
          />
          <TextField
            label="Maximum"
            inputMode="numeric"
            placeholder="72000"
            value={typed.salaryMax}
            error={faults.salaryMax}
            onChange={({ target }) => change(() => ({ salaryMax: target.value }))}
          />
          <div>
            <label className="form-label" htmlFor={`${id}currency`}>
              Currency
            </label>
            <select
              id={`${id}currency`}
              className="form-select"
              value={typed.currency}
              onChange={({ target }) => change(() => ({ currency: target.value }))}
            >
              {[...new Set([...WIZARD_CURRENCIES, typed.currency])].map((currency) => (
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
                    checked={typed.salaryFrequency === value}
                    onChange={() => change(() => ({ salaryFrequency: value }))}
                  />
                  <label className="form-check-label" htmlFor={`${id}${value}`}>
                    {label}
                  </label>
                </div>
              ))}
            </div>
          </fieldset>
        </div>
      </div>
    </section>
  );
}
