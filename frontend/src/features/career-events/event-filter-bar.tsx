import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LabelledControl } from '../../shared/forms/labelled-control';
import { getEventKind } from './event-kind';
import type { ListedEvent } from '../../shared/career-events/listed-event';

/** Empty values do not filter. */
interface EventFilters {
  readonly kind: string;
  readonly place: string;
  /** `saved` shows only saved events, also past ones. */
  readonly show: string;
}

export const NO_EVENT_FILTERS: EventFilters = { kind: '', place: '', show: '' };

/** Keeps the filters in the URL, so that a reload and a shared link keep them. */
export function useEventFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters: EventFilters = {
    kind: parameters.get('kind') ?? '',
    place: parameters.get('place') ?? '',
    show: parameters.get('show') === 'saved' ? 'saved' : '',
  };
  const setFilters = (changes: Partial<EventFilters>): void => {
    const entries = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== '');
    setParameters(Object.fromEntries(entries), { replace: true, preventScrollReset: true });
  };
  return { filters, setFilters };
}

export const filterEvents = (events: readonly ListedEvent[], { kind, place }: EventFilters): readonly ListedEvent[] =>
  events.filter((event) => (kind === '' || getEventKind(event) === kind) && (place === '' || event.place === place));

interface FilterProps {
  readonly label: string;
  readonly allLabel: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onSelect: (value: string) => void;
}

function Filter({ label, allLabel, value, options, onSelect }: FilterProps) {
  const id = useId();
  // Keep a value from the URL selected even if no event has it.
  const allOptions = [...new Set([...options, value])].filter((option) => option !== '').toSorted();
  return (
    <LabelledControl id={id} label={label}>
      {(controlProps) => (
        <select
          {...controlProps}
          className="form-select"
          value={value}
          onChange={(event) => onSelect(event.target.value)}
        >
          <option value="">{allLabel}</option>
          {allOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface EventFilterBarProps {
  readonly events: readonly ListedEvent[];
  readonly filters: EventFilters;
  readonly onChange: (filters: Partial<EventFilters>) => void;
}

/** Filters events by kind and location, and shows only saved ones. */
export function EventFilterBar({ events, filters, onChange }: EventFilterBarProps) {
  const savedOnlyCheckboxId = useId();
  return (
    <div className="tr-event-filters mb-3" role="group" aria-label="Filters">
      <Filter
        label="Kind"
        allLabel="All kinds"
        value={filters.kind}
        options={events.map(getEventKind)}
        onSelect={(kind) => onChange({ kind })}
      />
      <Filter
        label="Location"
        allLabel="All locations"
        value={filters.place}
        options={events.flatMap(({ place }) => place ?? [])}
        onSelect={(place) => onChange({ place })}
      />
      <div className="form-check tr-filter-check">
        <input
          id={savedOnlyCheckboxId}
          type="checkbox"
          className="form-check-input"
          checked={filters.show === 'saved'}
          onChange={({ target }) => onChange({ show: target.checked ? 'saved' : '' })}
        />
        <label className="form-check-label" htmlFor={savedOnlyCheckboxId}>
          Saved only
        </label>
      </div>
    </div>
  );
}
