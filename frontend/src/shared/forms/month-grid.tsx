import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../ui/icon';
import { inYear, isWithin, monthAt, MONTHS_IN_ROW, nearestWithin } from './month-steps';
import type { MonthRange } from './month-steps';
import { MONTH_NAMES, sayMonth, thisMonth, yearOf } from './month-text';
import type { MonthNumber } from './month-text';

const ROWS = [0, 1, 2, 3] as const;
const COLUMNS = [0, 1, 2] as const;

interface MonthGridProps {
  readonly labelledBy: string;
  readonly chosen: MonthNumber | undefined;
  readonly range: MonthRange;
  readonly onChoose: (month: MonthNumber) => void;
}

/**
 * The months of a year to choose from, after the WAI-ARIA pattern of a date picker's grid: one month takes the focus,
 * the arrow keys move it, past an edge they change the year.
 */
export function MonthGrid({ labelledBy, chosen, range, onChoose }: MonthGridProps) {
  const current = thisMonth();
  const [at, setAt] = useState(() => nearestWithin(chosen ?? current, range));
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(true);
  const january = yearOf(at) * 12;

  useLayoutEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [at]);

  const move = (event: KeyboardEvent): void => {
    const next = monthAt(event.key, at, range);
    if (next === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    setAt(next);
  };

  return (
    <>
      <div className="tr-month-year">
        <YearButton name="Previous year" icon="chevron-left" to={inYear(at, -1, range)} at={at} onTurn={setAt} />
        <strong id={labelledBy} className="tr-num" aria-live="polite">
          {yearOf(at)}
        </strong>
        <YearButton name="Next year" icon="chevron-right" to={inYear(at, 1, range)} at={at} onTurn={setAt} />
      </div>
      <div ref={grid} className="tr-month-grid" role="grid" aria-labelledby={labelledBy} tabIndex={-1} onKeyDown={move}>
        {ROWS.map((row) => (
          <div key={row} className="tr-month-row" role="row">
            {COLUMNS.map((column) => {
              const month = january + row * MONTHS_IN_ROW + column;
              return (
                <button
                  key={column}
                  type="button"
                  role="gridcell"
                  className="tr-month-cell"
                  tabIndex={month === at ? 0 : -1}
                  aria-label={sayMonth(month)}
                  aria-selected={month === chosen}
                  aria-current={month === current ? 'date' : undefined}
                  aria-disabled={!isWithin(month, range)}
                  onClick={() => isWithin(month, range) && onChoose(month)}
                >
                  {MONTH_NAMES[month % 12]}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

interface YearButtonProps {
  readonly name: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly at: MonthNumber;
  readonly to: MonthNumber;
  readonly onTurn: (month: MonthNumber) => void;
}

/** Turns the grid to another year. At the end of the range it stays, so that it does not lose the focus. */
function YearButton({ name, icon, at, to, onTurn }: YearButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={name}
      aria-disabled={to === at}
      onClick={() => onTurn(to)}
    >
      <Icon name={icon} />
    </button>
  );
}
