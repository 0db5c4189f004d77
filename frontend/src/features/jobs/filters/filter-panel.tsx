import { JOB_LOCATIONS } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import { LabelledControl } from '../../../shared/forms/labelled-control';
import { TextField } from '../../../shared/forms/text-field';
import { NO_FILTERS } from '../jobs-view';
import type { JobFilters } from '../jobs-view';
import { NO_NUMBER } from '../salary-bounds';
import type { Bound } from '../salary-bounds';
import { useSalaryBounds } from './use-salary-bounds';

const BOUND_LABELS: readonly (readonly [Bound, string])[] = [
  ['minSalary', 'Min Salary (USD)'],
  ['maxSalary', 'Max Salary (USD)'],
];

interface LocationSelectProps {
  readonly location: string;
  readonly onChoose: (location: string) => void;
}

function LocationSelect({ location, onChoose }: LocationSelectProps) {
  const id = useId();
  // A place that somebody put into the address stays chosen.
  const places = [...new Set([...JOB_LOCATIONS, location])].filter((place) => place !== '');
  return (
    <LabelledControl id={id} label="Location">
      {(ties) => (
        <select {...ties} className="form-select" value={location} onChange={(event) => onChoose(event.target.value)}>
          <option value="">All Locations</option>
          {places.map((place) => (
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
  readonly onNarrow: (filters: Partial<JobFilters>) => void;
}

/** What narrows the list (spec section 2, Jobs screen). */
export function FilterPanel({ id, filters, onNarrow }: FilterPanelProps) {
  const bounds = useSalaryBounds(filters, onNarrow);

  const clear = (): void => {
    bounds.forget();
    onNarrow(NO_FILTERS);
  };

  return (
    <section className="card tr-filters" id={id} aria-label="Filters">
      <LocationSelect location={filters.location} onChoose={(location) => onNarrow({ location })} />
      {BOUND_LABELS.map(([bound, label]) => (
        <TextField
          key={`${bound}${bounds.round}`}
          label={label}
          error={bounds.faults[bound]}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          placeholder="No limit"
          value={bounds.texts[bound] === NO_NUMBER ? '' : bounds.texts[bound]}
          onChange={(event) => bounds.type(bound, event.target)}
          onBlur={bounds.settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') bounds.settle();
          }}
        />
      ))}
      <button type="button" className="btn btn-quiet" onClick={clear}>
        Clear
      </button>
    </section>
  );
}
