import { useId } from 'react';
import type { JobOrder } from '../jobs-view';

const ORDERS: readonly (readonly [JobOrder, string])[] = [
  ['match', 'Best match'],
  ['date', 'Newest'],
  ['salary', 'Highest salary'],
];

interface SortSelectProps {
  readonly sort: JobOrder;
  readonly onSort: (sort: JobOrder) => void;
}

/** Chooses the order of the list, which the server sorts. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const id = useId();
  return (
    <div className="tr-row tr-push">
      <label className="text-nowrap" htmlFor={id}>
        Sort by
      </label>
      <select
        id={id}
        className="form-select form-select-sm w-auto"
        value={sort}
        onChange={(event) => onSort(ORDERS.find(([order]) => order === event.target.value)?.[0] ?? sort)}
      >
        {ORDERS.map(([order, text]) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
