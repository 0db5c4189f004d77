import { useId } from 'react';
import { LabelledControl } from '../../shared/forms/labelled-control';
import { kindOf } from './event-kind';
import type { ListedEvent } from './listed-event';
import type { EventFilters } from './use-event-filters';

interface FilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChoose: (value: string) => void;
}

function Filter({ label, all, value, options, onChoose }: FilterProps) {
  const id = useId();
  // What an address asks for stays chosen, also where no event has it.
  const known = [...new Set([...options, value])].filter((option) => option !== '').toSorted();
  return (
    <LabelledControl id={id} label={label}>
      {(ties) => (
        <select {...ties} className="form-select" value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{all}</option>
          {known.map((option) => (
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
  readonly onFilter: (filters: Partial<EventFilters>) => void;
}

/** Narrows the events by kind and place. */
export function EventFilterBar({ events, filters, onFilter }: EventFilterBarProps) {
  return (
    <div className="tr-event-filters mb-3" role="group" aria-label="Filters">
      <Filter
        label="Kind"
        all="All kinds"
        value={filters.kind}
        options={events.map(kindOf)}
        onChoose={(kind) => onFilter({ kind })}
      />
      <Filter
        label="Place"
        all="All places"
        value={filters.place}
        options={events.flatMap(({ place }) => place ?? [])}
        onChoose={(place) => onFilter({ place })}
      />
    </div>
  );
}
