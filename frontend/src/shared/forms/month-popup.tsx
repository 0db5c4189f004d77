import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { MonthGrid } from './month-grid';
import { createMonthRange } from './month-navigation';
import { parseFirstMonth, parseMonth, formatMonth } from './month-text';
import { usePopupPlacement } from './popup-placement';

interface MonthPopupProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** The month field; a pointer press outside it closes the popup. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onSelect: (text: string) => void;
  /** Called on Escape. */
  readonly onCancel: () => void;
  /** Called on a pointer press outside. */
  readonly onLeave: () => void;
}

/** Keeps the focus inside a dialog. */
function trapTab(event: KeyboardEvent<HTMLElement>): void {
  const tabStops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
  const [first, last] = [tabStops[0], tabStops.at(-1)];
  const [edge, oppositeEdge] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  oppositeEdge?.focus();
}

/** Dialog to select a month. */
export function MonthPopup(props: MonthPopupProps) {
  const { field, onLeave } = props;
  const popup = useRef<HTMLDivElement>(null);
  const yearId = useId();
  usePopupPlacement(true, field, popup);

  // After usePopupPlacement, so that the page scrolls to the final place of the popup.
  useLayoutEffect(() => {
    // With braces: `scrollIntoView` returns a promise in newer browsers, which an effect must not return.
    popup.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

  useEffect(() => {
    const handlePointerDown = ({ target }: Event): void => {
      if (!(target instanceof Node) || field.current?.contains(target) !== true) onLeave();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [field, onLeave]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Tab') trapTab(event);
    if (event.key !== 'Escape') return;
    // Keeps a surrounding dialog open.
    event.stopPropagation();
    props.onCancel();
  };

  return (
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions -- handles Escape and Tab for the dialog
    <div
      ref={popup}
      id={props.id}
      className="tr-month-popup"
      role="dialog"
      aria-modal="true"
      aria-label={props.label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <MonthGrid
        yearId={yearId}
        selectedMonth={parseMonth(props.value)}
        typedMonth={parseFirstMonth(props.value)}
        range={createMonthRange(props.min, props.max)}
        onSelect={(month) => props.onSelect(formatMonth(month))}
      />
    </div>
  );
}
