import { useId, useState } from 'react';
import { LabelledControl } from '../../../shared/forms/labelled-control';
import { useListEventSchemasQuery } from '../streams-api';
import type { FilterValues } from './filter-values';

interface TypeFilterProps {
  readonly filters: FilterValues;
  readonly onChange: (filters: FilterValues) => void;
}

/** Adds a type of event to those that are listed only, or to those that are left out. */
export function TypeFilter({ filters, onChange }: TypeFilterProps) {
  const id = useId();
  const { data } = useListEventSchemasQuery(undefined);
  const [chosen, setChosen] = useState('');
  const usedTypes = [...filters.type, ...filters.notType];
  const types = (data?.types ?? []).map(({ type }) => type).filter((type) => !usedTypes.includes(type));
  const selected = types.includes(chosen) ? chosen : '';
  const add = (name: 'type' | 'notType'): void => {
    if (selected !== '') onChange({ ...filters, [name]: [...filters[name], selected] });
  };
  return (
    <div className="tr-type-filter">
      <LabelledControl id={id} label="Type of event">
        {(controlProps) => (
          <select
            {...controlProps}
            className="form-select"
            value={selected}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{data === undefined ? 'Loading the types' : 'Choose a type'}</option>
            {types.toSorted().map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </LabelledControl>
      <button type="button" className="btn btn-plain" aria-disabled={selected === ''} onClick={() => add('type')}>
        Show only this
      </button>
      <button type="button" className="btn btn-plain" aria-disabled={selected === ''} onClick={() => add('notType')}>
        Leave this out
      </button>
    </div>
  );
}
