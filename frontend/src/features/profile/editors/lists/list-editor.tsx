import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { EntryList } from '../../../../shared/entries/entry-list';
import type { EntryWords } from '../../../../shared/entries/entry-list';
import { UnsavedWarning } from '../../../../shared/forms/unsaved-warning';
import { Icon } from '../../../../shared/ui/icon';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { useNarrowPage } from '../../../../shared/ui/use-narrow-page';
import { EditorForm } from '../frame/editor-form';
import type { ListEditing } from './use-list-editor';

/** How a list is spoken of. */
export interface ListWords<Item> {
  /** What one item is called: "experience". */
  readonly noun: string;
  readonly emptyText: string;
  readonly words: (item: Item) => EntryWords;
}

interface ListEditorProps<Item> extends ListWords<Item> {
  readonly editing: ListEditing<Item>;
  readonly onClose: () => void;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** A working list with the form it is edited through (spec section 2, Edit dialogs: shared behaviour). */
export function ListEditor<Item extends { readonly id: string }>(props: ListEditorProps<Item>) {
  const { noun, emptyText, words, onClose, children } = props;
  const { editor, list, warning, focusForm, save } = props.editing;
  const { items, editing } = list;
  // On a phone nobody scrolls past all the entries to add one.
  const isNarrow = useNarrowPage();
  const place = useKeptFocus<HTMLDivElement>();

  /** The buttons of the form may go, so the focus goes back to the entry it was about. */
  const focusEntry = (item: Item | undefined): void => {
    const entry = place.current?.querySelectorAll('li')[items.findIndex((other) => other.id === item?.id)];
    entry?.querySelector('button')?.focus();
  };

  const edit = (item: Item): void =>
    list.unlessTyped(() => {
      list.edit(item);
      focusForm();
    });

  const remove = (item: Item): void => {
    const removeNow = (): void => {
      list.remove(item);
      editor.say(`${words(item).title} removed. Not saved yet.`);
    };
    // The form goes with the entry that is in it.
    if (item.id === editing?.id) list.unlessTyped(removeNow);
    else removeNow();
  };

  const cancel = (): void =>
    list.unlessTyped(() => {
      list.clear();
      focusEntry(editing);
    });

  const put = async (): Promise<void> => {
    const done = await list.put();
    if (done === undefined) return;
    editor.say(`${words(done.item).title} ${done.kind}. Not saved yet.`);
    if (done.kind === 'added') focusForm();
    else focusEntry(done.item);
  };

  const entries = (
    <Fragment key="entries">
      <div ref={place} tabIndex={-1}>
        {items.length === 0 ? (
          <p className="tr-quiet mb-0">{emptyText}</p>
        ) : (
          <EntryList
            items={items}
            words={(item) => ({ title: words(item).title, detail: words(item).detail })}
            editing={editing?.id}
            onEdit={edit}
            onRemove={remove}
          />
        )}
      </div>
      {warning !== undefined && <p className="tr-quiet tr-small mb-0">{warning}</p>}
    </Fragment>
  );
  const form = (
    <section key="form" className="tr-stack" aria-labelledby="item-form">
      <h3 id="item-form">{editing === undefined ? `Add ${noun}` : `Edit ${noun}`}</h3>
      <div className="tr-fields">{children}</div>
      <div className="tr-row">
        <button type="submit" className="btn btn-soft">
          <Icon name={editing === undefined ? 'plus-lg' : 'check-lg'} />
          {editing === undefined ? `Add ${noun}` : 'Update'}
        </button>
        {editing !== undefined && (
          <button type="button" className="btn btn-quiet" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
    </section>
  );

  return (
    <EditorForm
      editor={editor}
      saveLabel="Save All Changes"
      onSave={() => void save()}
      onAdd={() => void put()}
      onClose={onClose}
    >
      {isNarrow ? [form, entries] : [entries, form]}
      <UnsavedWarning question={list.question} />
    </EditorForm>
  );
}
