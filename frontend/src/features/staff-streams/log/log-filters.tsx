import { useId } from 'react';
import { ChoiceChips } from '../../../shared/forms/choice-chips';
import { Icon } from '../../../shared/ui/icon';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { describeFilter } from './filter-labels';
import { CHOICES, getActiveFilters, removeFilter } from './filter-values';
import type { ChoiceName, FilterValues } from './filter-values';
import { TextFilter, TimeFilter } from './text-filter';
import { TypeFilter } from './type-filter';

interface FiltersProps {
  readonly filters: FilterValues;
  readonly onChange: (filters: FilterValues) => void;
}

const CHOICE_LABELS: Readonly<Record<ChoiceName, string>> = {
  category: 'Kind of stream',
  origin: 'Origin',
  role: 'Role',
};

/** Returns the filters with other chosen values. */
function setChoices(filters: FilterValues, name: ChoiceName, chosen: readonly string[]): FilterValues {
  const choices: readonly string[] = CHOICES[name];
  return { ...filters, [name]: choices.filter((choice) => chosen.includes(choice)) };
}

function Choices({ name, filters, onChange }: FiltersProps & { readonly name: ChoiceName }) {
  const id = useId();
  return (
    <div>
      <span className="form-label" id={id}>
        {CHOICE_LABELS[name]}
      </span>
      <ChoiceChips
        labelledBy={id}
        options={CHOICES[name]}
        // In the order of the options, whatever was chosen first.
        stored={[]}
        selected={filters[name]}
        onChange={(chosen) => onChange(setChoices(filters, name, chosen))}
      />
    </div>
  );
}

/** The values that filter, each with a button that removes it. */
function ActiveFilters({ filters, onChange }: FiltersProps) {
  const container = useFocusNeighborFallback<HTMLDivElement>();
  const active = getActiveFilters(filters);
  return (
    <div ref={container} tabIndex={-1}>
      {active.length > 0 && (
        <ul className="tr-chips mt-3" aria-label="Active filters">
          {active.map((filter) => {
            const text = describeFilter(filter);
            return (
              <li key={text} className="tr-chip is-on">
                {text}
                <button
                  type="button"
                  aria-label={`Remove ${text}`}
                  onClick={() => onChange(removeFilter(filters, filter))}
                >
                  <Icon name="x" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The filters of the log. An event has to match all of them. */
export function LogFilters({ filters, onChange }: FiltersProps) {
  const { length: count } = getActiveFilters(filters);
  return (
    <>
      <details className="tr-log-filters">
        <summary>{count === 0 ? 'Filters' : `Filters (${count})`}</summary>
        <div className="tr-stack mt-3" role="group" aria-label="Filters">
          <TypeFilter filters={filters} onChange={onChange} />
          <Choices name="category" filters={filters} onChange={onChange} />
          <div className="tr-filter-grid">
            <Choices name="origin" filters={filters} onChange={onChange} />
            <Choices name="role" filters={filters} onChange={onChange} />
          </div>
          <div className="tr-filter-grid">
            <TimeFilter label="Since" value={filters.since} onChange={(since) => onChange({ ...filters, since })} />
            <TimeFilter label="Until" value={filters.until} onChange={(until) => onChange({ ...filters, until })} />
            <TextFilter
              name="client"
              label="Client"
              hint="Such as web or web/0.2.0, which include all builds."
              value={filters.client}
              onChange={(client) => onChange({ ...filters, client })}
            />
            <TextFilter
              name="id"
              label="Id"
              hint="The id of an event, request or command, or work:<id>."
              value={filters.id}
              onChange={(id) => onChange({ ...filters, id })}
            />
          </div>
        </div>
      </details>
      <ActiveFilters filters={filters} onChange={onChange} />
    </>
  );
}
