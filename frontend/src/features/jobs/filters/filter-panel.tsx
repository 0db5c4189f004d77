import { JOB_LOCATIONS } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { LabelledControl } from '../../../shared/forms/labelled-control';
import { AmountField } from '../../../shared/forms/amount-field';
import { MoreFilters } from './more-filters';
import { NO_FILTERS } from '../jobs-view';
import type { JobFilters } from '../jobs-view';
import type { Bound } from '../salary-bounds';
import { useSalaryBounds } from './use-salary-bounds';

const BOUND_LABELS: readonly (readonly [Bound, string])[] = [
  ['minSalary', 'Min Salary (USD)'],
  ['maxSalary', 'Max Salary (USD)'],
];

interface LocationSelectProps {
  readonly location: string;
  readonly onSelect: (location: string) => void;
}

function LocationSelect({ location, onSelect }: LocationSelectProps) {
  const id = useId();
  // Keep an unlisted location from the URL selected.
  const locations = [...new Set([...JOB_LOCATIONS, location])].filter((place) => place !== '');
  return (
    <LabelledControl id={id} label="Location">
      {(controlProps) => (
        <select
          {...controlProps}
          className="form-select"
          value={location}
          onChange={(event) => onSelect(event.target.value)}
        >
          <option value="">All Locations</option>
          {locations.map((place) => (
            <option key={place} value={place}>
              {place.charAt(0).toUpperCase() + place.slice(1)}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface FilterPanelProps {
  readonly id: string;
  readonly filters: JobFilters;
  readonly onChange: (filters: Partial<JobFilters>) => void;
}

/** The location and salary filters (spec section 2, Jobs screen), and those of `MoreFilters`. */
export default function FilterPanel({ id, filters, onChange }: FilterPanelProps) {
  const bounds = useSalaryBounds(filters, onChange);

  const clear = (): void => {
    bounds.reset();
    onChange(NO_FILTERS);
  };

  return (
    <section className="card tr-filters" id={id} aria-label="Filters">
      <LocationSelect location={filters.location} onSelect={(location) => onChange({ location })} />
      {BOUND_LABELS.map(([bound, label]) => (
        <AmountField
          key={bound}
          label={label}
          error={bounds.errors[bound]}
          placeholder="No limit"
          value={bounds.values[bound]}
          onChange={(event) => bounds.setBound(bound, event.target.value)}
          onLeave={bounds.leave}
        />
      ))}
      <MoreFilters filters={filters} onChange={onChange} />
      <button type="button" className="btn btn-quiet" onClick={clear}>
        Clear
      </button>
    </section>
  );
}
