import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SavingFieldset } from '../../../shared/forms/saving-fieldset';
import { EntryList } from '../../../shared/entries/entry-list';
import type { EntrySummary } from '../../../shared/profile/entry-summaries';
import type { Entries } from './use-entries';

interface EntryEditorProps<Item> {
  /** The kind of entry, as a label and in running text. */
  readonly label: string;
  readonly noun: string;
  readonly entries: Entries<Item>;
  readonly summarize: (item: Item) => EntrySummary;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a list of entries, or the open form with the list beside it (spec section 4, Education and experience/project
 * screens).
 */
export function EntryEditor<Item extends { readonly id: string }>(props: EntryEditorProps<Item>) {
  const { label, noun, entries, summarize, isSaving, onSubmit, aside, children } = props;
  const headingId = useId();
  const { items, isOpen, editingId } = entries;
  const otherItems = items.filter(({ id }) => id !== editingId);
  const hasMounted = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = <EntryList items={otherItems} summarize={summarize} onEdit={entries.edit} onRemove={entries.remove} />;

  // If the focused element was removed with the form or the entry, move the focus to the current heading.
  useLayoutEffect(() => {
    if (hasMounted.current && document.activeElement === document.body) heading.current?.focus();
    hasMounted.current = true;
  }, [isOpen, items.length]);

  return (
    <div className="tr-step-columns">
      {isOpen ? (
        <form
          className="card"
          noValidate
          aria-labelledby={headingId}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <SavingFieldset isSaving={isSaving}>
            <div className="card-body">
              <div className="tr-card-head mb-3">
                <h2 ref={heading} tabIndex={-1} id={headingId}>
                  {editingId === undefined ? 'Add' : 'Edit'} {noun}
                </h2>
                {items.length > 0 && (
                  <button type="button" className="btn btn-quiet btn-sm tr-push" onClick={entries.cancel}>
                    Cancel
                  </button>
                )}
              </div>
              {children}
              {/* Enables submitting with Enter; the visible button is in the footer. */}
              <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
                {label}
              </button>
            </div>
          </SavingFieldset>
        </form>
      ) : (
        <section aria-labelledby={headingId}>
          <h2 ref={heading} tabIndex={-1} className="visually-hidden" id={headingId}>
            Your {noun}
          </h2>
          {list}
        </section>
      )}
      <div className="tr-step-aside">
        {aside}
        {isOpen && otherItems.length > 0 && (
          <section aria-labelledby={`${headingId}list`}>
            <h2 className="h3 mb-2" id={`${headingId}list`}>
              Added so far
            </h2>
            {list}
          </section>
        )}
      </div>
    </div>
  );
}
