import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useDiscardQuestion } from '../../../../shared/entries/use-discard-question';
import { isAllWritten, useHoldsRecording } from '../../../../shared/describe/held-recordings';
import { sameValues } from '../../../../shared/forms/same-values';
import type { DiscardQuestion } from '../../../../shared/forms/use-unsaved-guard';

interface Named {
  readonly id: string;
}

/** A working list and its form as they are kept over a reload. */
export interface ListDraft<Item, Typed> {
  readonly items: readonly Item[];
  readonly editedId: string | undefined;
  readonly form: Typed;
}

/** The form a list is edited through, and how an item is typed into it. */
export interface TypedItems<Item extends Named, Typed extends FieldValues> {
  readonly form: UseFormReturn<Typed>;
  /** What an earlier visit left here. */
  readonly draft: ListDraft<Item, Typed> | undefined;
  readonly blank: Typed;
  readonly first: FieldPath<Typed>;
  readonly typedOf: (item: Item) => Typed;
  /** The item that was typed, over the one that was edited. */
  readonly itemOf: (typed: Typed, id: string, before: Item | undefined) => Item;
}

/** The list after a form was put into it. */
interface Put<Item> {
  readonly items: readonly Item[];
  readonly item: Item;
  readonly kind: 'added' | 'updated';
}

/** A list that is edited through one form and saved as a whole (spec section 2, Edit dialogs). */
export interface WorkingList<Item> {
  readonly items: readonly Item[];
  /** The item that is in the form. */
  readonly editing: Item | undefined;
  /** All of it, for a draft. */
  readonly typed: ListDraft<Item, unknown>;
  /** Whether the form holds something that is not in the list. */
  readonly hasTyped: boolean;
  /** Another one whenever the form holds something else: what belongs to one item must not outlive it. */
  readonly opening: number;
  /** Loads an item into the form. */
  readonly edit: (item: Item) => void;
  readonly remove: (item: Item) => void;
  /** Empties the form. */
  readonly clear: () => void;
  /** Appends what the form holds, or replaces the item that is edited; nothing where it is not right yet. */
  readonly put: () => Promise<Put<Item> | undefined>;
  /** Starts over from another list. */
  readonly load: (items: readonly Item[]) => void;
  /** Does something that empties the form, once the person agrees to lose what they typed or said there. */
  readonly unlessTyped: (action: () => void) => void;
  readonly question: DiscardQuestion;
}

/** Keeps a working list and what its form edits; nothing is saved here. */
export function useWorkingList<Item extends Named, Typed extends FieldValues>(
  start: readonly Item[],
  { form, draft, blank, typedOf, itemOf }: TypedItems<Item, Typed>,
): WorkingList<Item> {
  const [items, setItems] = useState(draft?.items ?? start);
  const [editedId, setEditedId] = useState(draft?.editedId);
  const [opening, setOpening] = useState(0);
  const { question, ask } = useDiscardQuestion();
  const typed = useWatch({ control: form.control, compute: (values: Typed) => values });
  const editing = items.find(({ id }) => id === editedId);
  const untouched = editing === undefined ? blank : typedOf(editing);
  const isSpoken = useHoldsRecording(form.control);
  const hasTyped = isSpoken || !sameValues(typed, untouched);

  // At once: a form that is reset has its fields back only after React has rendered, and the focus wants one of them.
  const show = (values: Typed, id: string | undefined): void =>
    flushSync(() => {
      form.reset(values);
      setEditedId(id);
      setOpening((before) => before + 1);
    });
  const clear = (): void => show(blank, undefined);

  const placed = (values: Typed): Put<Item> => {
    const item = itemOf(values, editing?.id ?? crypto.randomUUID(), editing);
    const list = editing === undefined ? [...items, item] : items.map((other) => (other === editing ? item : other));
    setItems(list);
    clear();
    return { items: list, item, kind: editing === undefined ? 'added' : 'updated' };
  };

  return {
    items,
    editing,
    typed: { items, editedId, form: typed },
    hasTyped,
    opening,
    edit: (item) => show(typedOf(item), item.id),
    remove: (item) => {
      setItems(items.filter((other) => other !== item));
      if (item === editing) clear();
    },
    clear,
    put: () =>
      new Promise((resolve) => {
        if (!isAllWritten(form.control)) {
          resolve(undefined);
          return;
        }
        void form.handleSubmit(
          (values) => resolve(placed(values)),
          () => resolve(undefined),
        )();
      }),
    load: (list) => {
      setItems(list);
      clear();
    },
    unlessTyped: (action) => {
      if (hasTyped) ask(action);
      else action();
    },
    question,
  };
}
