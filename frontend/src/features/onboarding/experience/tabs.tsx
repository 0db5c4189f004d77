import type { KeyboardEvent } from 'react';
import { useRef } from 'react';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** For narrow screens. */
  readonly shortLabel: string;
  readonly required: boolean;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  readonly panelId: string;
  readonly onSelect: (name: Name) => void;
}

/** A tab list with arrow key navigation (WAI-ARIA tabs pattern). */
export function Tabs<Name extends string>({ label, tabs, selected, panelId, onSelect }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = tabs[(index + offset + tabs.length) % tabs.length];
    if (next === undefined) return;
    onSelect(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };

  return (
    <div ref={list} className="nav nav-underline border-bottom mb-4" role="tablist" aria-label={label}>
      {tabs.map(({ name, label: tabLabel, shortLabel, required }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          data-tab={name}
          className={name === selected ? 'nav-link active' : 'nav-link'}
          aria-selected={name === selected}
          aria-controls={panelId}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={onKeyDown}
        >
          <span className="tr-from-640">{tabLabel}</span>
          <span className="tr-to-640" aria-hidden="true">
            {shortLabel}
          </span>
          {required && (
            <>
              <span className="req" aria-hidden="true">
                {' *'}
              </span>
              <span className="visually-hidden"> (required)</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
