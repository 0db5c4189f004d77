import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FieldsToSave } from '../../../shared/forms/fields-to-save';
import { EntryList } from '../../../shared/entries/entry-list';
import type { EntryWords } from '../../../shared/entries/entry-list';
import type { Entries } from './use-entries';

interface EntryEditorProps<Item> {
  /** What is edited: as the heading of the form says it, and in running text. */
  readonly what: string;
  readonly noun: string;
  readonly entries: Entries<Item>;
  readonly words: (item: Item) => EntryWords;
  readonly saving: boolean;
  readonly onSubmit: () => void;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list with the form it is edited through: the form first while it is open, with what was added so far beside it,
 * else the list (spec section 4, Education and experience/project screens).
 */
export function EntryEditor<Item extends { readonly id: string }>(props: EntryEditorProps<Item>) {
  const { what, noun, entries, words, saving, onSubmit, aside, children } = props;
  const headingId = useId();
  const { items, open, editing } = entries;
  const listed = items.filter(({ id }) => id !== editing);
  const isLater = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = <EntryList items={listed} words={words} onEdit={entries.edit} onRemove={entries.remove} />;

  // What had the focus may be gone with the form or the entry: the heading of what is there now takes it.
  useLayoutEffect(() => {
    if (isLater.current && document.activeElement === document.body) heading.current?.focus();
    isLater.current = true;
  }, [open, items.length]);

  return (
    <div className="tr-step-columns">
      {open ? (
        <form
          className="card"
          noValidate
          aria-labelledby={headingId}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <FieldsToSave saving={saving}>
            <div className="card-body">
              <div className="tr-card-head mb-3">
                <h2 ref={heading} tabIndex={-1} id={headingId}>
                  {editing === undefined ? 'Add' : 'Edit'} {noun}
                </h2>
                {items.length > 0 && (
                  <button type="button" className="btn btn-quiet btn-sm tr-push" onClick={entries.cancel}>
                    Cancel
                  </button>
                )}
              </div>
              {children}
              {/* Enter in a field submits; the button to see is in the foot. */}
              <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
                {what}
              </button>
            </div>
          </FieldsToSave>
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
        {open && listed.length > 0 && (
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
