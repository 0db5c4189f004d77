import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTask } from '../api/task';
import { getTextWork, setTextWork } from '../describe/text-work';
import { ensureNoPendingRecording, hasPendingRecording } from '../forms/pending-recordings';
import { isDeepEqual } from '../forms/is-deep-equal';
import type { DiscardPrompt } from '../forms/use-unsaved-guard';
import { useDiscardPrompt } from './use-discard-prompt';

export interface WithId {
  readonly id: string;
}

/** Maps list items to form values and back. */
export interface ItemMapping<Item extends WithId, Values> {
  /** The values of an empty form. */
  readonly emptyValues: Values;
  readonly toFormValues: (item: Item) => Values;
  /** Builds an item from form values. `before` is the item that was edited, undefined for a new one. */
  readonly toItem: (values: Values, id: string, before: Item | undefined) => Item;
}

interface WorkingListOptions<Item extends WithId, Values extends FieldValues> extends ItemMapping<Item, Values> {
  readonly form: UseFormReturn<Values>;
  /** The list to start with, and the id of the item in the form. */
  readonly initial: { readonly items: readonly Item[]; readonly editedId?: string | undefined };
}

/** The item that the form added to the list or updated in it, and the resulting list. */
export interface SubmittedItem<Item> {
  readonly kind: 'added' | 'updated';
  readonly items: readonly Item[];
  readonly item: Item;
}

/** A list that is edited through one form, in the wizard and in the profile editors (spec sections 2 and 4). */
export interface WorkingList<Item> {
  readonly items: readonly Item[];
  /** The item in the form, undefined while a new one is entered. */
  readonly editedItem: Item | undefined;
  /**
   * Changes whenever another item is loaded into the form. Used as the React `key` of the fields to reset their state.
   */
  readonly formKey: number;
  /** Whether the form contains something that is not in the list yet. */
  readonly isFormDirty: () => boolean;
  /** Loads an item into the form. */
  readonly edit: (item: Item) => void;
  /** Removes an item and returns the resulting list. Clears the form if it contains the item. */
  readonly remove: (item: Item) => readonly Item[];
  readonly clearForm: () => void;
  /** Adds the item in the form to the list, or updates it there. Resolves to undefined if the form is invalid. */
  readonly submitForm: () => Promise<SubmittedItem<Item> | undefined>;
  /** Changes an item of the list, but not what is in the form. */
  readonly change: (id: string, change: (item: Item) => Item) => void;
  /** Replaces the list and clears the form. */
  readonly reset: (items: readonly Item[]) => void;
  /** Runs an action that clears the form; asks first if the form is dirty. */
  readonly confirmDiscard: (action: () => void, isDirty?: boolean) => void;
  readonly discardPrompt: DiscardPrompt;
}

/** Holds a working list and the item in its form. Saves nothing. */
export function useWorkingList<Item extends WithId, Values extends FieldValues>({
  form,
  initial,
  emptyValues,
  toFormValues,
  toItem,
}: WorkingListOptions<Item, Values>): WorkingList<Item> {
  const task = useTask();
  const [items, setItems] = useState(initial.items);
  const [editedId, setEditedId] = useState(initial.editedId);
  const [formKey, setFormKey] = useState(0);
  const { discardPrompt, confirmDiscard: askToDiscard } = useDiscardPrompt();
  const editedItem = items.find(({ id }) => id === editedId);

  const isFormDirty = (): boolean =>
    hasPendingRecording(form.control) ||
    !isDeepEqual(
      { ...emptyValues, ...form.getValues() },
      editedItem === undefined ? emptyValues : { ...emptyValues, ...toFormValues(editedItem) },
    );

  // Synchronously: callers focus a field next, and a reset form renders its fields again.
  const loadForm = (values: Values, id: string | undefined): void =>
    flushSync(() => {
      form.reset({ ...values });
      setTextWork(form.control, undefined);
      setEditedId(id);
      setFormKey((key) => key + 1);
    });
  const clearForm = (): void => loadForm(emptyValues, undefined);

  const submit = (values: Values): SubmittedItem<Item> => {
    const item = toItem(values, editedItem?.id ?? crypto.randomUUID(), editedItem);
    const list =
      editedItem === undefined ? [...items, item] : items.map((other) => (other === editedItem ? item : other));
    const work = getTextWork(form.control);
    if (work !== undefined) task?.setWorkId(item.id, work ?? undefined);
    setItems(list);
    clearForm();
    return { kind: editedItem === undefined ? 'added' : 'updated', items: list, item };
  };

  return {
    items,
    editedItem,
    formKey,
    isFormDirty,
    edit: (item) => loadForm(toFormValues(item), item.id),
    remove: (item) => {
      const list = items.filter((other) => other !== item);
      setItems(list);
      if (item === editedItem) clearForm();
      return list;
    },
    clearForm,
    submitForm: async () => {
      if (!ensureNoPendingRecording(form.control)) return undefined;
      let submitted: SubmittedItem<Item> | undefined;
      await form.handleSubmit((values) => {
        submitted = submit(values);
      })();
      return submitted;
    },
    change: (id, change) => setItems((list) => list.map((item) => (item.id === id ? change(item) : item))),
    reset: (list) => {
      setItems(list);
      clearForm();
    },
    confirmDiscard: (action, isDirty = isFormDirty()) => {
      if (isDirty) askToDiscard(action);
      else action();
    },
    discardPrompt,
  };
}
