import type { EditableSection, Profile, ProfileSections } from '@trackrecord/contracts';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { isApiError } from '../../../../shared/api/api-error';
import { isRecord } from '../../../../shared/is-record';
import { asString } from '../../../../shared/api/response-fields';
import { useHasPendingRecording } from '../../../../shared/forms/pending-recordings';
import { useWorkingList } from '../../../../shared/entries/use-working-list';
import type { ItemMapping } from '../../../../shared/entries/use-working-list';
import { isDeepEqual } from '../../../../shared/forms/is-deep-equal';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { showServerErrors } from '../../../../shared/forms/server-errors';
import { readSections } from '../../../../shared/profile/reading/read-profile';
import { countChanges } from '../frame/count-changes';
import type { SectionFormProps } from '../frame/editor-dialog';
import { restoreEditorFields } from '../frame/editor-draft';
import { useSectionEditor } from '../frame/use-section-editor';
import { ListEditor } from './list-editor';
import type { ListTexts } from './list-editor';

/** The sections that are lists of items with fields. */
type ListSection = Extract<EditableSection, 'educations' | 'experiences' | 'projects'>;
type SectionItem<Section extends ListSection> = Profile[Section][number];

/** Configures the editor of a list section: its texts, its fields, and how items map to form values. */
export interface ListConfig<Section extends ListSection, Values extends FieldValues>
  extends ItemMapping<SectionItem<Section>, Values>, ListTexts<SectionItem<Section>> {
  readonly section: Section;
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

/** The form inside the editor of a list section. */
export function ListSectionForm<Section extends ListSection, Values extends FieldValues>({
  config,
  profile,
  draft,
  onDiscardDraft,
  onSaved,
  onClose,
}: ListSectionFormProps<Section, Values>) {
  const { section, getItems, toSection, getWarning, schema, emptyValues, fieldNames, firstField, Fields } = config;
  const [listDraft] = useState(() => readListDraft(config, draft));
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues: listDraft?.form ?? emptyValues });
  const [loadedProfile, setLoadedProfile] = useState(profile);
  const loadedItems = getItems(loadedProfile);
  const list = useWorkingList({ ...config, form, initial: listDraft ?? { items: loadedItems } });
  const { items, editedItem } = list;
  // These two hooks render this form again on every change of its values and of its pending recording, because the
  // draft and the number of changes depend on them.
  const values = useWatch({ control: form.control, compute: (formValues: Values) => formValues });
  useHasPendingRecording(form.control);
  const isFormDirty = list.isFormDirty();
  // True if `countChanges` counts the edited item already, because it differs from the saved one: what its form holds
  // belongs to the same change.
  const isEditCounted = editedItem !== undefined && !loadedItems.some((item) => isDeepEqual(item, editedItem));

  const { editor, save } = useSectionEditor({
    profile,
    section,
    draftValues: { items, editedId: editedItem?.id, form: values } satisfies ListDraft<unknown, unknown>,
    onDiscardDraft: draft === undefined ? undefined : onDiscardDraft,
    toSection,
    changeCount: countChanges(items, loadedItems, ({ id }) => id) + (isFormDirty && !isEditCounted ? 1 : 0),
    load: (newProfile) => {
      setLoadedProfile(newProfile);
      list.reset(getItems(newProfile));
    },
    showServerErrors: (failure, savedItems) => {
      const index = findInvalidIndex(failure, section);
      const item = index === undefined ? undefined : savedItems[index];
      if (item === undefined) return;
      list.edit(item);
      showServerErrors(form, `${section}.${index}`, fieldNames, failure);
    },
    onSaved,
  });

  const saveAll = async (): Promise<void> => {
    if (!isFormDirty) {
      save(items);
      return;
    }
    const result = await list.submitForm();
    if (result !== undefined) save(result.items);
  };

  return (
    <ListEditor
      noun={config.noun}
      emptyText={config.emptyText}
      summarizeItem={config.summarizeItem}
      editor={editor}
      list={list}
      warning={getWarning?.(loadedProfile)}
      focusForm={() => form.setFocus(firstField)}
      onSave={saveAll}
      onClose={onClose}
    >
      <Fields key={list.formKey} form={form} />
    </ListEditor>
  );
}
