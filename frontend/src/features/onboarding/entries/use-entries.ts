import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { getPendingDetection } from '../../../shared/describe/pending-detections';
import { flattenSkills } from '../../../shared/describe/skill-lists';
import { hasPendingRecording } from '../../../shared/forms/pending-recordings';
import { useWorkingList } from '../../../shared/entries/use-working-list';
import type { WithId, ItemMapping, SubmittedItem } from '../../../shared/entries/use-working-list';
import { isDeepEqual } from '../../../shared/forms/is-deep-equal';
import type { DiscardPrompt } from '../../../shared/forms/use-unsaved-guard';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { useFormChanges } from '../wizard/use-form-changes';
import { useWizard } from '../wizard/wizard-context';
import { useLateSkills } from './use-late-skills';
import type { LateSkills } from './use-late-skills';

/** A list and the values of its open form, with the id of the edited item; null if the form is closed. */
interface EntryDraft<Item, Values> {
  readonly items: readonly Item[];
  readonly form: Values | null;
}

interface EntryValues extends FieldValues {
  readonly id?: string | undefined;
}

interface EntriesOptions<Item extends WithId, Values extends EntryValues> extends ItemMapping<Item, Values> {
  readonly schema: z.ZodType<Values, Values>;
  readonly initialDraft: EntryDraft<Item, Values>;
  readonly firstField: FieldPath<Values>;
  readonly onChange: (draft: { items: Item[]; form: Values | null }) => void;
}

export type SubmitResult<Item> =
  | Pick<SubmittedItem<Item>, 'kind' | 'items'>
  | { readonly kind: 'blank'; readonly items: readonly Item[] }
  | { readonly kind: 'invalid' };

/** A list that is edited in a form (spec section 4, Education and experience/project screens). */
export interface Entries<Item> {
  readonly items: readonly Item[];
  /** Whether the form is shown. It always is while the list is empty. */
  readonly isOpen: boolean;
  /** Used as the React `key` of the fields. */
  readonly formKey: number;
  readonly editingId: string | undefined;
  readonly openBlankForm: () => void;
  readonly edit: (item: Item) => void;
  readonly remove: (item: Item) => void;
  readonly cancel: () => void;
  /** Validates the open form and adds or updates its entry. */
  readonly submit: (blankForm: 'reject' | 'ignore') => Promise<SubmitResult<Item>>;
  /** Resolves to entries with the skills that are still being detected in their descriptions. */
  readonly withLateSkills: (items: readonly Item[]) => Promise<readonly Item[]>;
  /** Whether the open form has unsaved input. */
  readonly isDirty: () => boolean;
  readonly discardPrompt: DiscardPrompt;
}

/** A working list whose form opens and closes; reports every change as a draft. */
export function useEntries<Item extends WithId, Values extends EntryValues>(
  options: EntriesOptions<Item, Values>,
): { readonly form: UseFormReturn<Values>; readonly entries: Entries<Item> } {
  const { schema, initialDraft, emptyValues, toFormValues, firstField, onChange } = options;
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: { ...(initialDraft.form ?? emptyValues), id: undefined } as DefaultValues<Values>,
  });
  const list = useWorkingList({
    ...options,
    form,
    initial: { items: initialDraft.items, editedId: initialDraft.form?.id },
  });
  const { items, editedItem } = list;
  const [isFormShown, setIsFormShown] = useState(initialDraft.form !== null);
  const isOpen = isFormShown || items.length === 0;

  const reportDraft = (draftItems: readonly Item[], values: Values | null, id?: string): void =>
    onChange({ items: [...draftItems], form: values && { ...emptyValues, ...values, id } });
  const isBlank = (): boolean =>
    !hasPendingRecording(form.control) && isDeepEqual({ ...emptyValues, ...form.getValues() }, emptyValues);
  const isDirty = (): boolean => isOpen && !isBlank() && list.isFormDirty();

  const [reportedSkills, setReportedSkills] = useState<readonly LateSkills[]>([]);
  const addedSkillsCount = useRef(0);
  const { addDetectedSkills } = useWizard();
  const lateSkills = useLateSkills<Item>((found) => {
    setReportedSkills((reported) => [...reported, found]);
    // The step may have been left or recorded by now. Then the entry stays as it is, and the skills step offers them.
    addDetectedSkills(flattenSkills(found.skills));
  });
  const addLateSkills = useEffectEvent(() => {
    const newSkills = reportedSkills.slice(addedSkillsCount.current);
    addedSkillsCount.current = reportedSkills.length;
    if (newSkills.length === 0) return;
    for (const { id, addTo } of newSkills) {
      list.change(id, addTo);
      if (!isOpen || editedItem?.id !== id) continue;
      const { skills } = addTo<FieldValues>(form.getValues());
      form.setValue('skills' as FieldPath<Values>, skills as Values[FieldPath<Values>]);
    }
    const changedItems = items.map((item) =>
      newSkills.reduce((changed, { id, addTo }) => (id === item.id ? addTo(changed) : changed), item),
    );
    reportDraft(changedItems, isOpen ? form.getValues() : null, editedItem?.id);
  });
  useEffect(() => addLateSkills(), [reportedSkills]);

  useFormChanges(form, (values) => {
    if (isOpen) reportDraft(items, values, editedItem?.id);
  });

  const open = (item?: Item): void => {
    if (item === undefined) list.clearForm();
    else list.edit(item);
    // Synchronously, so that the field to focus exists.
    flushSync(() => setIsFormShown(true));
    reportDraft(items, item === undefined ? emptyValues : toFormValues(item), item?.id);
    window.scrollTo({ top: 0 });
    form.setFocus(firstField);
  };

  const close = (remainingItems: readonly Item[]): void => {
    setIsFormShown(false);
    list.clearForm();
    reportDraft(remainingItems, null);
  };

  const entries: Entries<Item> = {
    items,
    isOpen,
    formKey: list.formKey,
    editingId: isOpen ? editedItem?.id : undefined,
    openBlankForm: () => open(),
    edit: (item) => list.confirmDiscard(() => open(item), isDirty()),
    remove: (item) => reportDraft(list.remove(item), isOpen ? form.getValues() : null, editedItem?.id),
    cancel: () => list.confirmDiscard(() => close(items), isDirty()),
    submit: async (blankForm) => {
      if (!isOpen || (blankForm === 'ignore' && isBlank())) return { kind: 'blank', items };
      // Before the form is cleared.
      const pendingDetection = getPendingDetection(form.control);
      const result = await list.submitForm();
      if (result === undefined) return { kind: 'invalid' };
      if (pendingDetection) lateSkills.waitFor(result.item, pendingDetection);
      setIsFormShown(false);
      reportDraft(result.items, null);
      return result;
    },
    withLateSkills: lateSkills.complete,
    isDirty,
    discardPrompt: list.discardPrompt,
  };
  return { form, entries };
}
