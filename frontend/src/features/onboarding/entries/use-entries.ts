import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { holdsRecording, isAllWritten } from '../../../shared/describe/held-recordings';
import { sameValues } from '../../../shared/forms/same-values';
import type { DiscardQuestion } from '../../../shared/forms/use-unsaved-guard';
import { useTypedDraft } from '../wizard/use-typed-draft';
import { useDiscardQuestion } from '../../../shared/entries/use-discard-question';

interface Named {
  readonly id: string;
}

/** What a list with a form starts from, how its entries are typed, and who keeps it as it changes. */
export interface EntrySource<Item extends Named, Typed> {
  readonly form: UseFormReturn<Typed & FieldValues>;
  readonly start: EntryDraft<Item, Typed>;
  readonly blank: Typed;
  readonly first: FieldPath<Typed & FieldValues>;
  readonly typedOf: (item: Item) => Typed;
  /** The entry that was typed, over the one that was edited. */
  readonly itemOf: (typed: Typed, id: string, before: Item | undefined) => Item;
  readonly keep: (draft: { items: Item[]; form: Typed | null }) => void;
}

/** A list and what its open form holds; null while the form is closed. */
export interface EntryDraft<Item, Typed> {
  readonly items: readonly Item[];
  readonly form: Typed | null;
}

/** What was done with a form: an entry was added or updated, nothing was typed, or it is not right yet. */
export type Submitted<Item> =
  | { readonly kind: 'added' | 'updated'; readonly items: readonly Item[] }
  | { readonly kind: 'blank'; readonly items: readonly Item[] }
  | { readonly kind: 'wrong' };

/** A list that is edited through one form (spec section 4, Education and experience/project screens). */
export interface Entries<Item> {
  readonly items: readonly Item[];
  /** Whether the form is shown; it is as long as the list is empty. */
  readonly open: boolean;
  /** Another one whenever the form opens or closes: what belongs to one entry must not outlive it. */
  readonly opening: number;
  /** The id of the entry that is being edited. */
  readonly editing: string | undefined;
  readonly openBlank: () => void;
  readonly edit: (item: Item) => void;
  readonly remove: (item: Item) => void;
  readonly cancel: () => void;
  /** Adds or updates what the form holds, where it is right; a form in which nothing was typed is left alone. */
  readonly submit: (blankCounts: 'is-wrong' | 'is-nothing') => Promise<Submitted<Item>>;
  /** Whether the open form holds something that is not in the list. */
  readonly hasTyped: () => boolean;
  readonly question: DiscardQuestion;
}

/** Keeps a list and the form it is edited through. */
export function useEntries<Item extends Named, Typed extends { readonly id?: string | undefined }>(
  source: EntrySource<Item, Typed>,
): Entries<Item> {
  const { form, start, blank, first, typedOf, itemOf, keep } = source;
  const [items, setItems] = useState(start.items);
  const [shown, setShown] = useState(start.form !== null);
  const [editing, setEditing] = useState(start.form?.id);
  const [opening, setOpening] = useState(0);
  const { question, ask } = useDiscardQuestion();
  const open = shown || items.length === 0;

  const typed = (): Typed => ({ ...blank, ...form.getValues(), id: editing });
  const isSpoken = (): boolean => holdsRecording(form.control);
  const isBlank = (): boolean => !isSpoken() && sameValues({ ...typed(), id: undefined }, blank);

  useTypedDraft(form, (values) => {
    if (open) keep({ items: [...items], form: { ...blank, ...values, id: editing } });
  });

  const show = (values: Typed | null, list: readonly Item[]): void => {
    form.reset({ ...(values ?? blank) });
    setShown(values !== null);
    setOpening((before) => before + 1);
    setEditing(values?.id);
    setItems(list);
    keep({ items: [...list], form: values });
  };

  const openOn = (values: Typed): void => {
    show(values, items);
    window.scrollTo({ top: 0 });
    // The form is there once React has rendered.
    requestAnimationFrame(() => form.setFocus(first));
  };

  const hasTyped = (): boolean => {
    const before = items.find(({ id }) => id === editing);
    return open && !isBlank() && (isSpoken() || !sameValues(typed(), before && { ...blank, ...typedOf(before) }));
  };

  const unlessTyped = (action: () => void): void => {
    if (hasTyped()) ask(action);
    else action();
  };

  const put = (values: Typed): Submitted<Item> => {
    const before = items.find(({ id }) => id === editing);
    const item = itemOf(values, before?.id ?? crypto.randomUUID(), before);
    const list = before === undefined ? [...items, item] : items.map((other) => (other === before ? item : other));
    show(null, list);
    return { kind: before === undefined ? 'added' : 'updated', items: list };
  };

  return {
    items,
    open,
    opening,
    editing: open ? editing : undefined,
    openBlank: () => openOn(blank),
    edit: (item) => unlessTyped(() => openOn(typedOf(item))),
    remove: (item) => {
      const list = items.filter((other) => other !== item);
      if (item.id === editing) show(null, list);
      else {
        setItems(list);
        keep({ items: [...list], form: open ? typed() : null });
      }
    },
    cancel: () => unlessTyped(() => show(null, items)),
    submit: (blankCounts) =>
      new Promise((resolve) => {
        if (!open || (blankCounts === 'is-nothing' && isBlank())) {
          resolve({ kind: 'blank', items });
          return;
        }
        if (!isAllWritten(form.control)) {
          resolve({ kind: 'wrong' });
          return;
        }
        void form.handleSubmit(
          (values) => resolve(put(values)),
          () => resolve({ kind: 'wrong' }),
        )();
      }),
    hasTyped,
    question,
  };
}
