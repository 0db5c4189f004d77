import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../ui/icon-button';
import { moveYears, isInRange, getMonthForKey, MONTHS_IN_ROW, clampToRange } from './month-navigation';
import type { MonthRange } from './month-navigation';
import { MONTH_NAMES, formatMonthName, getCurrentMonth, getYear } from './month-text';
import type { MonthNumber } from './month-text';

const ROWS = [0, 1, 2, 3] as const;
const COLUMNS = [0, 1, 2] as const;

interface MonthGridProps {
  /** The id that the shown year gets, which labels the grid. */
  readonly yearId: string;
  readonly selectedMonth: MonthNumber | undefined;
  /** The selected month, or the first month of a typed year: where the grid opens. */
  readonly typedMonth: MonthNumber | undefined;
  readonly range: MonthRange;
  readonly onSelect: (month: MonthNumber) => void;
}

/**
 * Grid of the months of a year, following the WAI-ARIA date picker pattern: one month is focusable, arrow keys move the
 * focus and change the year at the edges.
 */
export function MonthGrid({ yearId, selectedMonth, typedMonth, range, onSelect }: MonthGridProps) {
  const currentMonth = getCurrentMonth();
  const [focusedMonth, setFocusedMonth] = useState(() => clampToRange(typedMonth ?? currentMonth, range));
  const grid = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(true);
  const firstMonthOfYear = getYear(focusedMonth) * 12;

  useLayoutEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    shouldFocus.current = false;
  }, [focusedMonth]);

  const handleKeyDown = (event: KeyboardEvent): void => {
    const newMonth = getMonthForKey(event.key, focusedMonth, range);
    if (newMonth === undefined) return;
    event.preventDefault();
    shouldFocus.current = true;
    setFocusedMonth(newMonth);
  };

  return (
    <>
      <div className="tr-month-year">
        <YearButton
          name="Previous year"
          icon="chevron-left"
          targetMonth={moveYears(focusedMonth, -1, range)}
          focusedMonth={focusedMonth}
          onChange={setFocusedMonth}
        />
        <strong id={yearId} className="tr-num" aria-live="polite">
          {getYear(focusedMonth)}
        </strong>
        <YearButton
          name="Next year"
          icon="chevron-right"
          targetMonth={moveYears(focusedMonth, 1, range)}
          focusedMonth={focusedMonth}
          onChange={setFocusedMonth}
        />
      </div>
      <div
        ref={grid}
        className="tr-month-grid"
        role="grid"
        aria-labelledby={yearId}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
      >
        {ROWS.map((row) => (
          <div key={row} className="tr-month-row" role="row">
            {COLUMNS.map((column) => {
              const month = firstMonthOfYear + row * MONTHS_IN_ROW + column;
              return (
                <button
                  key={column}
                  type="button"
                  role="gridcell"
                  className="tr-month-cell"
                  tabIndex={month === focusedMonth ? 0 : -1}
                  aria-label={formatMonthName(month)}
                  aria-selected={month === selectedMonth}
                  aria-current={month === currentMonth ? 'date' : undefined}
                  aria-disabled={!isInRange(month, range)}
                  onClick={() => isInRange(month, range) && onSelect(month)}
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
  readonly focusedMonth: MonthNumber;
  readonly targetMonth: MonthNumber;
  readonly onChange: (month: MonthNumber) => void;
}

/** Button to another year. At the end of the range it is `aria-disabled`, so that it keeps the focus. */
function YearButton({ name, icon, focusedMonth, targetMonth, onChange }: YearButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={name}
      isLarge
      aria-disabled={targetMonth === focusedMonth}
      onClick={() => onChange(targetMonth)}
    />
  );
}
