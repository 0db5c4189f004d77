import { JOB_LOCATIONS } from '@trackrecord/contracts/constants';
import { useId } from 'react';
import '../../../styles/job-filters.scss';
import { LabelledControl } from '../../../shared/forms/labelled-control';
import { AmountField } from '../../../shared/forms/amount-field';
import { MoreFilters, PlaceField, RemoteCheckbox } from './more-filters';
import { NO_FILTERS } from '../jobs-view';
import type { JobFilters } from '../jobs-view';
import type { Bound } from '../salary-bounds';
import { useSalaryBounds } from './use-salary-bounds';

const DEFAULT_CURRENCY = 'USD';
const BOUND_LABELS: readonly (readonly [Bound, string])[] = [
  ['minSalary', 'Min Salary'],
  ['maxSalary', 'Max Salary'],
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

interface CurrencySelectProps {
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly onSelect: (currency: string) => void;
}

/** Chooses the currency of the salary bounds. */
function CurrencySelect({ currency, currencies, onSelect }: CurrencySelectProps) {
  const id = useId();
  return (
    <LabelledControl id={id} label="Currency">
      {(controlProps) => (
        <select
          {...controlProps}
          className="form-select"
          value={currency}
          onChange={(event) => onSelect(event.target.value)}
        >
          {[...new Set([DEFAULT_CURRENCY, ...currencies, currency])].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface FilterPanelProps {
  readonly id: string;
  readonly filters: JobFilters;
  /** The currencies that salaries can be filtered in. */
  readonly currencies: readonly string[];
  readonly onChange: (filters: Partial<JobFilters>) => void;
}

/** The location and salary filters (spec section 2, Jobs screen), and those of `MoreFilters`. */
export default function FilterPanel({ id, filters, currencies, onChange }: FilterPanelProps) {
  const currency = filters.currency || DEFAULT_CURRENCY;
  const bounds = useSalaryBounds(filters, onChange);

  const clear = (): void => {
    bounds.reset();
    onChange(NO_FILTERS);
  };

  return (
    <section className="card tr-filters" id={id} aria-label="Filters">
      <div className="tr-filter-group" role="group" aria-label="Where">
        <LocationSelect location={filters.location} onSelect={(location) => onChange({ location })} />
        <PlaceField place={filters.place} onChange={(place) => onChange({ place })} />
      </div>
      <MoreFilters filters={filters} onChange={onChange} />
      {BOUND_LABELS.map(([bound, label]) => (
        <AmountField
          key={bound}
          label={`${label} (${currency})`}
          error={bounds.errors[bound]}
          placeholder="No limit"
          value={bounds.values[bound]}
          onChange={(event) => bounds.setBound(bound, event.target.value)}
          onLeave={bounds.leave}
        />
      ))}
      <CurrencySelect
        currency={currency}
        currencies={currencies}
        onSelect={(code) => onChange({ currency: code === DEFAULT_CURRENCY ? '' : code })}
      />
      <div className="tr-filter-end">
        <RemoteCheckbox isChecked={filters.remote} onChange={(remote) => onChange({ remote })} />
        <button type="button" className="btn btn-quiet" onClick={clear}>
          Clear
        </button>
      </div>
    </section>
  );
}
