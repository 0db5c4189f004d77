import type { EditableSection, Profile, ProfileSections } from '@trackrecord/contracts';
import { Fragment, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '../../../../shared/api/api-error';
import { isRecord } from '../../../../shared/is-record';
import { asString } from '../../../../shared/api/response-fields';
import { useHasPendingRecording } from '../../../../shared/forms/pending-recordings';
import { EntryList } from '../../../../shared/entries/entry-list';
import { useWorkingList } from '../../../../shared/entries/use-working-list';
import type { ItemMapping } from '../../../../shared/entries/use-working-list';
import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { showServerErrors } from '../../../../shared/forms/server-errors';
import { UnsavedWarning } from '../../../../shared/forms/unsaved-warning';
import type { EntrySummary } from '../../../../shared/profile/entry-summaries';
import { readSections } from '../../../../shared/profile/reading/read-profile';
import { Icon } from '../../../../shared/ui/icon';
import { useFocusNeighborFallback } from '../../../../shared/ui/use-focus-fallback';
import { useIsNarrowScreen } from '../../../../shared/ui/use-media-query';
import { countChanges } from '../frame/count-changes';
import type { SectionFormProps } from '../frame/editor-dialog';
import { restoreEditorFields } from '../frame/editor-draft';
import { EditorForm } from '../frame/editor-form';
import { useSectionEditor } from '../frame/use-section-editor';

/** The sections that are lists of items with fields. */
type ListSection = Extract<EditableSection, 'educations' | 'experiences' | 'projects'>;
type SectionItem<Section extends ListSection> = Profile[Section][number];

/** Configures the editor of a list section: its texts, its fields, and how items map to form values. */
export interface ListConfig<Section extends ListSection, Values extends FieldValues> extends ItemMapping<
  SectionItem<Section>,
  Values
> {
  readonly section: Section;
  /** The name of one item: "experience". */
  readonly noun: string;
  readonly emptyText: string;
  readonly summarizeItem: (item: SectionItem<Section>) => EntrySummary;
  /** Returns the items of a profile as the editor holds them. */
  readonly getItems: (profile: Profile) => readonly SectionItem<Section>[];
  /** Converts the items to the section that is saved. */
  readonly toSection: (items: readonly SectionItem<Section>[]) => ProfileSections[Section];
  /** Returns a warning if saving removes data that the editor does not show. */
  readonly getWarning?: (profile: Profile) => string | undefined;
  readonly schema: z.ZodType<Values, Values>;
  readonly emptyValues: Values & DefaultValues<Values>;
  /** The form fields in their order on the screen. */
  readonly fieldNames: readonly FieldPath<Values>[];
  readonly firstField: FieldPath<Values>;
  readonly Fields: ComponentType<{ readonly form: UseFormReturn<Values> }>;
}

interface ListSectionFormProps<Section extends ListSection, Values extends FieldValues> extends SectionFormProps {
  readonly config: ListConfig<Section, Values>;
}

/** A working list and its form, as stored in a draft. */
interface ListDraft<Item, Values> {
  readonly items: readonly Item[];
  readonly editedId: string | undefined;
  readonly form: Values;
}

/** Reads the draft of a list editor. Returns undefined if it is not readable. */
function readListDraft<Section extends ListSection, Values extends FieldValues>(
  { section, emptyValues }: ListConfig<Section, Values>,
  draft: unknown,
): ListDraft<SectionItem<Section>, Values & DefaultValues<Values>> | undefined {
  if (!isRecord(draft)) return undefined;
  const items = readSections({ [section]: draft.items })[section];
  if (items === undefined) return undefined;
  return { items, editedId: asString(draft.editedId), form: restoreEditorFields(emptyValues, draft.form) };
}

/** Returns the index of the item that the first error of a failed save is about. */
function findInvalidIndex(failure: unknown, section: ListSection): number | undefined {
  if (!isApiError(failure)) return undefined;
  const indexes = failure.details.map(({ path }) => new RegExp(`^${section}\\.(\\d+)\\.`).exec(path)?.[1]);
  const index = indexes.find((candidate) => candidate !== undefined);
  return index === undefined ? undefined : Number(index);
}

/** A working list and the form that edits its items (spec section 2, Edit dialogs: shared behavior). */
export function ListSectionForm<Section extends ListSection, Values extends FieldValues>({
  config,
  ...props
}: ListSectionFormProps<Section, Values>) {
  const { section, noun, getItems, emptyValues, summarizeItem, Fields } = config;
  const editor = useSectionEditor(section, props);
  const savedItems = getItems(editor.base);
  const [draft] = useState(() => readListDraft(config, props.draft));
  const form = useForm<Values>({
    resolver: schemaResolver(config.schema),
    defaultValues: draft?.form ?? emptyValues,
  });
  const list = useWorkingList({ ...config, form, initial: draft ?? { items: savedItems } });
  const { items, editedItem } = list;
  // These two hooks render this form again on every change of its values and of its pending recording, because the
  // draft and the number of changes depend on them.
  const values = useWatch({ control: form.control, compute: (formValues: Values) => formValues });
  useHasPendingRecording(form.control);
  const isFormDirty = list.isFormDirty();
  // True if `countChanges` counts the edited item already, because it differs from the saved one: what its form holds
  // belongs to the same change.
  const isEditCounted = editedItem !== undefined && !savedItems.some((item) => isDeepEqual(item, editedItem));
  // A phone shows the entries first, and the form only while it is used: then it is on top, as nothing else would be seen.
  const isNarrow = useIsNarrowScreen();
  const [isFormShown, setIsFormShown] = useState(false);
  const isFormUsed = isFormDirty || Object.keys(form.formState.errors).length > 0;
  if (isFormUsed && !isFormShown) setIsFormShown(true);
  const isFormOpen = !isNarrow || isFormShown || editedItem !== undefined || items.length === 0;
  const addButton = useRef<HTMLButtonElement>(null);
  const container = useFocusNeighborFallback<HTMLDivElement>();
  const focusForm = (): void => form.setFocus(config.firstField);
  // Synchronously, so that what gets the focus next exists.
  const showForm = (isShown: boolean): void => flushSync(() => setIsFormShown(isShown));

  /** Returns the focus to an entry, or to the button that opened the form, since the form buttons may disappear. */
  const focusEntry = (item: SectionItem<Section> | undefined, list = items): void => {
    const entry = container.current?.querySelectorAll('li')[list.findIndex((other) => other.id === item?.id)];
    (entry?.querySelector('button') ?? addButton.current)?.focus();
  };

  const edit = (item: SectionItem<Section>): void =>
    list.confirmDiscard(() => {
      list.edit(item);
      focusForm();
    });

  const remove = (item: SectionItem<Section>): void => {
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
      showForm(false);
      focusEntry(editedItem);
    });

  const submit = async (): Promise<void> => {
    const submitted = await list.submitForm();
    if (submitted === undefined) return;
    showForm(false);
    editor.announce(`${summarizeItem(submitted.item).title} ${submitted.kind}. Not saved yet.`);
    if (submitted.kind === 'added' && !isNarrow) focusForm();
    else focusEntry(submitted.item, submitted.items);
  };

  /** Saves the list, including the item in the form. */
  const save = async (): Promise<void> => {
    const newItems = isFormDirty ? (await list.submitForm())?.items : items;
    if (newItems === undefined) return;
    editor.save(
      () => config.toSection(newItems),
      (failure) => {
        const index = findInvalidIndex(failure, section);
        const item = index === undefined ? undefined : newItems[index];
        if (item === undefined) return;
        list.edit(item);
        showServerErrors(form, `${section}.${index}`, config.fieldNames, failure);
      },
    );
  };

  const warning = config.getWarning?.(editor.base);
  const entries = (
    <Fragment key="entries">
      <div ref={container} tabIndex={-1}>
        {items.length === 0 ? (
          <p className="tr-quiet mb-0">{config.emptyText}</p>
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
  const itemForm = (
    <ItemForm
      key="form"
      noun={noun}
      isNew={editedItem === undefined}
      onCancel={editedItem !== undefined || (isNarrow && items.length > 0) ? cancel : undefined}
    >
      <Fields key={list.formKey} form={form} />
    </ItemForm>
  );
  const openButton = (
    <button
      key="open"
      ref={addButton}
      type="button"
      className="btn btn-soft tr-start"
      onClick={() => {
        showForm(true);
        focusForm();
      }}
    >
      <Icon name="plus-lg" />
      {`Add ${noun}`}
    </button>
  );

  return (
    <EditorForm
      editor={editor}
      values={{ items, editedId: editedItem?.id, form: values } satisfies ListDraft<unknown, unknown>}
      changeCount={countChanges(items, savedItems, ({ id }) => id) + (isFormDirty && !isEditCounted ? 1 : 0)}
      saveLabel="Save All Changes"
      onSave={() => void save()}
      onAdd={() => void submit()}
      onLoad={(profile) => list.reset(getItems(profile))}
    >
      {isNarrow && isFormOpen && items.length > 0 ? [itemForm, entries] : [entries, isFormOpen ? itemForm : openButton]}
      <UnsavedWarning discardPrompt={list.discardPrompt} />
    </EditorForm>
  );
}

interface ItemFormProps {
  readonly noun: string;
  readonly isNew: boolean;
  /** Undefined if there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The fields of an item, and the button that adds it to the list or updates it there. */
function ItemForm({ noun, isNew, onCancel, children }: ItemFormProps) {
  return (
    <section className="tr-stack" aria-labelledby="item-form">
      <h3 id="item-form">{isNew ? `Add ${noun}` : `Edit ${noun}`}</h3>
      <div className="tr-fields">{children}</div>
      <div className="tr-row">
        <button type="submit" className="btn btn-soft">
          <Icon name={isNew ? 'plus-lg' : 'check-lg'} />
          {isNew ? `Add ${noun}` : 'Update'}
        </button>
        {onCancel !== undefined && (
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </section>
  );
}
