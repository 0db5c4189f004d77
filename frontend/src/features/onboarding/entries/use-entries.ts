import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { hasPendingRecording, ensureNoPendingRecording } from '../../../shared/describe/pending-recordings';
import { isDeepEqual } from '../../../shared/forms/is-deep-equal';
import type { DiscardPrompt } from '../../../shared/forms/use-unsaved-guard';
import { useFormChanges } from '../wizard/use-form-changes';
import { useDiscardPrompt } from '../../../shared/entries/use-discard-prompt';

interface Identified {
  readonly id: string;
}

export interface EntriesOptions<Item extends Identified, Typed> {
  readonly form: UseFormReturn<Typed & FieldValues>;
  readonly start: EntryDraft<Item, Typed>;
  readonly blank: Typed;
  readonly firstField: FieldPath<Typed & FieldValues>;
  readonly toFormValues: (item: Item) => Typed;
  /** Converts form values to an entry; `before` is the entry that was edited. */
  readonly toItem: (typed: Typed, id: string, before: Item | undefined) => Item;
  readonly onChange: (draft: { items: Item[]; form: Typed | null }) => void;
}

/** A list and the values of its open form; null if the form is closed. */
export interface EntryDraft<Item, Typed> {
  readonly items: readonly Item[];
  readonly form: Typed | null;
}

export type SubmitResult<Item> =
  | { readonly kind: 'added' | 'updated'; readonly items: readonly Item[] }
  | { readonly kind: 'blank'; readonly items: readonly Item[] }
  | { readonly kind: 'invalid' };

/** A list that is edited in a form (spec section 4, Education and experience/project screens). */
export interface Entries<Item> {
  readonly items: readonly Item[];
  /** Whether the form is shown. It always is while the list is empty. */
  readonly isOpen: boolean;
  /** Changes when the form opens or closes. Used as the React `key` of the fields to reset their state. */
  readonly formKey: number;
  readonly editingId: string | undefined;
  readonly openBlankForm: () => void;
  readonly edit: (item: Item) => void;
  readonly remove: (item: Item) => void;
  readonly cancel: () => void;
  /** Validates the open form and adds or updates its entry. */
  readonly submit: (blankForm: 'reject' | 'ignore') => Promise<SubmitResult<Item>>;
  /** Whether the open form has unsaved input. */
  readonly isDirty: () => boolean;
  readonly question: DiscardPrompt;
}

/** Manages a list of entries and its form. */
export function useEntries<Item extends Identified, Typed extends { readonly id?: string | undefined }>(
  options: EntriesOptions<Item, Typed>,
): Entries<Item> {
  const { form, start, blank, firstField, toFormValues, toItem, onChange } = options;
  const [items, setItems] = useState(start.items);
  const [isShown, setIsShown] = useState(start.form !== null);
  const [editingId, setEditingId] = useState(start.form?.id);
  const [formKey, setFormKey] = useState(0);
  const { question, ask } = useDiscardPrompt();
  const isOpen = isShown || items.length === 0;

  const readForm = (): Typed => ({ ...blank, ...form.getValues(), id: editingId });
  const hasRecording = (): boolean => hasPendingRecording(form.control);
  const isBlank = (): boolean => !hasRecording() && isDeepEqual({ ...readForm(), id: undefined }, blank);

  useFormChanges(form, (values) => {
    if (isOpen) onChange({ items: [...items], form: { ...blank, ...values, id: editingId } });
  });

  const show = (values: Typed | null, list: readonly Item[]): void => {
    form.reset({ ...(values ?? blank) });
    setIsShown(values !== null);
    setFormKey((before) => before + 1);
    setEditingId(values?.id);
    setItems(list);
    onChange({ items: [...list], form: values });
  };

  const openForm = (values: Typed): void => {
    show(values, items);
    window.scrollTo({ top: 0 });
    // The fields exist only after React has rendered.
    requestAnimationFrame(() => form.setFocus(firstField));
  };

  const isDirty = (): boolean => {
    const before = items.find(({ id }) => id === editingId);
    return (
      isOpen &&
      !isBlank() &&
      (hasRecording() || !isDeepEqual(readForm(), before && { ...blank, ...toFormValues(before) }))
    );
  };

  const confirmIfDirty = (action: () => void): void => {
    if (isDirty()) ask(action);
    else action();
  };

  const saveEntry = (values: Typed): SubmitResult<Item> => {
    const before = items.find(({ id }) => id === editingId);
    const item = toItem(values, before?.id ?? crypto.randomUUID(), before);
    const list = before === undefined ? [...items, item] : items.map((other) => (other === before ? item : other));
    show(null, list);
    return { kind: before === undefined ? 'added' : 'updated', items: list };
  };

  return {
    items,
    isOpen,
    formKey,
    editingId: isOpen ? editingId : undefined,
    openBlankForm: () => openForm(blank),
    edit: (item) => confirmIfDirty(() => openForm(toFormValues(item))),
    remove: (item) => {
      const list = items.filter((other) => other !== item);
      if (item.id === editingId) show(null, list);
      else {
        setItems(list);
        onChange({ items: [...list], form: isOpen ? readForm() : null });
      }
    },
    cancel: () => confirmIfDirty(() => show(null, items)),
    submit: (blankForm) =>
      new Promise((resolve) => {
        if (!isOpen || (blankForm === 'ignore' && isBlank())) {
          resolve({ kind: 'blank', items });
          return;
        }
        if (!ensureNoPendingRecording(form.control)) {
          resolve({ kind: 'invalid' });
          return;
        }
        void form.handleSubmit(
          (values) => resolve(saveEntry(values)),
          () => resolve({ kind: 'invalid' }),
        )();
      }),
    isDirty,
    question,
  };
}
