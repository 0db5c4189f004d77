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

/** The filters beyond those of the specification: any place, kind of employment, remote, and the jobs of the user. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const placeInput = useDebouncedText(filters.place, (text) => onChange({ place: text.trim() }));
  const remoteOnlyCheckboxId = useId();
  return (
    <>
      <TextField
        label="City, region or country"
        placeholder="Anywhere"
        maxLength={MAX_LOCATION_LENGTH}
        value={placeInput.text}
        onChange={(event) => placeInput.setText(event.target.value)}
        onBlur={placeInput.flush}
        onKeyDown={(event) => {
          if (isEnter(event)) placeInput.flush();
        }}
      />
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
      <div className="form-check tr-filter-check">
        <input
          id={remoteOnlyCheckboxId}
          type="checkbox"
          className="form-check-input"
          checked={filters.remote}
          onChange={(event) => onChange({ remote: event.target.checked })}
        />
        <label className="form-check-label" htmlFor={remoteOnlyCheckboxId}>
          Remote only
        </label>
      </div>
    </>
  );
}
