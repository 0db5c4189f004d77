import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { EntryList } from '../../../../shared/entries/entry-list';
import type { EntrySummary } from '../../../../shared/profile/entry-summaries';
import type { WorkingList } from '../../../../shared/entries/use-working-list';
import { UnsavedWarning } from '../../../../shared/forms/unsaved-warning';
import { Icon } from '../../../../shared/ui/icon';
import { useFocusNeighborFallback } from '../../../../shared/ui/use-focus-fallback';
import { useIsNarrowScreen } from '../../../../shared/ui/use-media-query';
import { EditorForm } from '../frame/editor-form';
import type { SectionEditor } from '../frame/use-section-editor';

/** The texts of a list editor. */
export interface ListTexts<Item> {
  /** The name of one item: "experience". */
  readonly noun: string;
  readonly emptyText: string;
  readonly summarizeItem: (item: Item) => EntrySummary;
}

interface ListEditorProps<Item> extends ListTexts<Item> {
  readonly editor: SectionEditor;
  readonly list: WorkingList<Item>;
  readonly warning: string | undefined;
  readonly focusForm: () => void;
  /** Saves the list, including the item in the form. */
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** A working list and the form that edits its items (spec section 2, Edit dialogs: shared behavior). */
export function ListEditor<Item extends { readonly id: string }>(props: ListEditorProps<Item>) {
  const { noun, emptyText, summarizeItem, editor, list, warning, focusForm, onSave, onClose, children } = props;
  const { items, editedItem } = list;
  // On a phone the form is on top, so that adding an item does not require scrolling past all of them.
  const isNarrow = useIsNarrowScreen();
  const container = useFocusNeighborFallback<HTMLDivElement>();

  /** Returns the focus to an entry, since the form buttons may disappear. */
  const focusEntry = (item: Item | undefined): void => {
    const entry = container.current?.querySelectorAll('li')[items.findIndex((other) => other.id === item?.id)];
    entry?.querySelector('button')?.focus();
  };

  const edit = (item: Item): void =>
    list.confirmDiscard(() => {
      list.edit(item);
      focusForm();
    });

  const remove = (item: Item): void => {
    const removeNow = (): void => {
      list.remove(item);
      editor.announce(`${summarizeItem(item).title} removed. Not saved yet.`);
    };
    // Removing the item in the form clears the form.
    if (item.id === editedItem?.id) list.confirmDiscard(removeNow);
    else removeNow();
  };

  const cancel = (): void =>
    list.confirmDiscard(() => {
      list.clearForm();
      focusEntry(editedItem);
    });

  const submit = async (): Promise<void> => {
    const submitted = await list.submitForm();
    if (submitted === undefined) return;
    editor.announce(`${summarizeItem(submitted.item).title} ${submitted.kind}. Not saved yet.`);
    if (submitted.kind === 'added') focusForm();
    else focusEntry(submitted.item);
  };

  const entries = (
    <Fragment key="entries">
      <div ref={container} tabIndex={-1}>
        {items.length === 0 ? (
          <p className="tr-quiet mb-0">{emptyText}</p>
        ) : (
          <EntryList
            items={items}
            summarize={(item) => ({ title: summarizeItem(item).title, detail: summarizeItem(item).detail })}
            editedId={editedItem?.id}
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
      <h3 id="item-form">{editedItem === undefined ? `Add ${noun}` : `Edit ${noun}`}</h3>
      <div className="tr-fields">{children}</div>
      <div className="tr-row">
        <button type="submit" className="btn btn-soft">
          <Icon name={editedItem === undefined ? 'plus-lg' : 'check-lg'} />
          {editedItem === undefined ? `Add ${noun}` : 'Update'}
        </button>
        {editedItem !== undefined && (
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
      onSave={() => void onSave()}
      onAdd={() => void submit()}
      onClose={onClose}
    >
      {isNarrow ? [form, entries] : [entries, form]}
      <UnsavedWarning discardPrompt={list.discardPrompt} />
    </EditorForm>
  );
}
