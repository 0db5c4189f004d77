import { EMPLOYMENT_TYPES, JOB_SELECTIONS } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { LabelledControl } from '../../../shared/forms/labelled-control';
import { TextField } from '../../../shared/forms/text-field';
import { useDebouncedText } from '../../../shared/forms/use-debounced-text';
import { MAX_LOCATION_LENGTH } from '../jobs-view';
import type { JobFilters, JobSelection } from '../jobs-view';
import { isEnter } from '../../../shared/forms/is-enter';

const SELECTION_NAMES: Readonly<Record<JobSelection, string>> = {
  new: 'New',
  saved: 'Saved',
  hidden: 'Hidden',
};

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly (readonly [Value | '', string])[];
  readonly onSelect: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, value, options, onSelect }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <LabelledControl id={id} label={label}>
      {(controlProps) => (
        <select
          {...controlProps}
          className="form-select"
          value={value}
          onChange={(event) => onSelect(options.find(([option]) => option === event.target.value)?.[0] ?? '')}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface MoreFiltersProps {
  readonly filters: JobFilters;
  readonly onChange: (filters: Partial<JobFilters>) => void;
}

interface PlaceFieldProps {
  readonly place: string;
  readonly onChange: (place: string) => void;
}

/** Filters by any location, in addition to the select beside it, which has two countries only. */
export function PlaceField({ place, onChange }: PlaceFieldProps) {
  const input = useDebouncedText(place, (text) => onChange(text.trim()));
  return (
    <TextField
      label="City, region or country"
      hint="Any other location, or a city in the chosen one."
      placeholder="Anywhere"
      maxLength={MAX_LOCATION_LENGTH}
      value={input.text}
      onChange={(event) => input.setText(event.target.value)}
      onBlur={input.flush}
      onKeyDown={(event) => {
        if (isEnter(event)) input.flush();
      }}
    />
  );
}

interface RemoteCheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Leaves only remote jobs. */
export function RemoteCheckbox({ isChecked, onChange }: RemoteCheckboxProps) {
  const id = useId();
  return (
    <div className="form-check mb-0">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        Remote only
      </label>
    </div>
  );
}

/** The kind of employment, and the jobs of the user: new, saved or hidden ones. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  return (
    <>
      <Choice
        label="Employment"
        value={filters.employmentType}
        options={[['', 'Any'], ...EMPLOYMENT_TYPES.map((type) => [type, type] as const)]}
        onSelect={(employmentType) => onChange({ employmentType })}
      />
      <Choice
        label="Show"
        value={filters.show}
        options={[['', 'All'], ...JOB_SELECTIONS.map((show) => [show, SELECTION_NAMES[show]] as const)]}
        onSelect={(show) => onChange({ show })}
      />
    </>
  );
}
