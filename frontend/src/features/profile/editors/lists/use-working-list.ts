import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useDiscardPrompt } from '../../../../shared/entries/use-discard-prompt';
import { ensureNoPendingRecording, useHasPendingRecording } from '../../../../shared/describe/pending-recordings';
import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';
import type { DiscardPrompt } from '../../../../shared/forms/use-unsaved-guard';

interface Identified {
  readonly id: string;
}

/** Maps list items to form values and back. */
export interface ItemMapping<Item extends Identified, Values extends FieldValues> {
  /** The values of an empty form. */
  readonly emptyValues: Values;
  readonly toFormValues: (item: Item) => Values;
  /** Builds an item from form values. `before` is the item that was edited, undefined for a new one. */
  readonly toItem: (values: Values, id: string, before: Item | undefined) => Item;
}

/** A working list and its form, as stored in a draft. */
export interface ListDraft<Item, Values> {
  readonly items: readonly Item[];
  readonly editedId: string | undefined;
  readonly form: Values;
}

interface WorkingListOptions<Item extends Identified, Values extends FieldValues> extends ItemMapping<Item, Values> {
  readonly form: UseFormReturn<Values>;
  readonly draft: ListDraft<Item, Values> | undefined;
}

/** The item that the form added to the list or updated in it, and the resulting list. */
interface SubmittedItem<Item> {
  readonly items: readonly Item[];
  readonly item: Item;
  readonly kind: 'added' | 'updated';
}

/** A list that is edited through one form and saved as a whole (spec section 2, Edit dialogs). */
export interface WorkingList<Item> {
  readonly items: readonly Item[];
  /** The item in the form, undefined while a new one is entered. */
  readonly editedItem: Item | undefined;
  readonly draft: ListDraft<Item, unknown>;
  /** Whether the form holds something that is not in the list yet. */
  readonly isFormDirty: boolean;
  /** Changes whenever another item is loaded into the form, to reset the state of its fields. */
  readonly formKey: number;
  /** Loads an item into the form. */
  readonly edit: (item: Item) => void;
  readonly remove: (item: Item) => void;
  readonly clearForm: () => void;
  /** Adds the item in the form to the list, or updates it there. Resolves to undefined if the form is invalid. */
  readonly submitForm: () => Promise<SubmittedItem<Item> | undefined>;
  /** Replaces the list and clears the form. */
  readonly reset: (items: readonly Item[]) => void;
  /** Runs an action that clears the form; asks first if the form is dirty. */
  readonly confirmDiscard: (action: () => void) => void;
  readonly question: DiscardPrompt;
}

/** Holds a working list and the item in its form. Saves nothing. */
export function useWorkingList<Item extends Identified, Values extends FieldValues>(
  initialItems: readonly Item[],
  { form, draft, emptyValues, toFormValues, toItem }: WorkingListOptions<Item, Values>,
): WorkingList<Item> {
  const [items, setItems] = useState(draft?.items ?? initialItems);
  const [editedId, setEditedId] = useState(draft?.editedId);
  const [formKey, setFormKey] = useState(0);
  const { question, ask } = useDiscardPrompt();
  const values = useWatch({ control: form.control, compute: (watched: Values) => watched });
  const editedItem = items.find(({ id }) => id === editedId);
  const pristineValues = editedItem === undefined ? emptyValues : toFormValues(editedItem);
  const hasRecording = useHasPendingRecording(form.control);
  const isFormDirty = hasRecording || !isDeepEqual(values, pristineValues);

  // Synchronously: callers focus a field next, and a reset form renders its fields again.
  const loadForm = (loaded: Values, id: string | undefined): void =>
    flushSync(() => {
      form.reset(loaded);
      setEditedId(id);
      setFormKey((key) => key + 1);
    });
  const clearForm = (): void => loadForm(emptyValues, undefined);

  const submit = (submitted: Values): SubmittedItem<Item> => {
    const item = toItem(submitted, editedItem?.id ?? crypto.randomUUID(), editedItem);
    const list =
      editedItem === undefined ? [...items, item] : items.map((other) => (other === editedItem ? item : other));
    setItems(list);
    clearForm();
    return { items: list, item, kind: editedItem === undefined ? 'added' : 'updated' };
  };

  return {
    items,
    editedItem,
    draft: { items, editedId, form: values },
    isFormDirty,
    formKey,
    edit: (item) => loadForm(toFormValues(item), item.id),
    remove: (item) => {
      setItems(items.filter((other) => other !== item));
      if (item === editedItem) clearForm();
    },
    clearForm,
    submitForm: () =>
      new Promise((resolve) => {
        if (!ensureNoPendingRecording(form.control)) {
          resolve(undefined);
          return;
        }
        void form.handleSubmit(
          (submitted) => resolve(submit(submitted)),
          () => resolve(undefined),
        )();
      }),
    reset: (list) => {
      setItems(list);
      clearForm();
    },
    confirmDiscard: (action) => {
      if (isFormDirty) ask(action);
      else action();
    },
    question,
  };
}
