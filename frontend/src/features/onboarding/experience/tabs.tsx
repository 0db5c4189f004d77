import type { KeyboardEvent } from 'react';
import { useRef } from 'react';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** For narrow screens. */
  readonly short: string;
  readonly required: boolean;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  /** The id of the panel that shows what is chosen. */
  readonly panel: string;
  readonly onChoose: (name: Name) => void;
}

/** Tabs after the WAI-ARIA pattern: the arrow keys go from one to the other. */
export function Tabs<Name extends string>({ label, tabs, chosen, panel, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };

  return (
    <div ref={list} className="nav nav-underline border-bottom mb-4" role="tablist" aria-label={label}>
      {tabs.map(({ name, label: words, short, required }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panel}-${name}`}
          data-tab={name}
          className={name === chosen ? 'nav-link active' : 'nav-link'}
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
        >
          <span className="tr-from-640">{words}</span>
          <span className="tr-to-640" aria-hidden="true">
            {short}
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
