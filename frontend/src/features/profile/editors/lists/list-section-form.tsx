import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { isRecord } from '../../../../shared/api/is-record';
import { textOf } from '../../../../shared/api/read-answer';
import { readSections } from '../../../../shared/profile/reading/read-profile';
import { restoreFields } from '../frame/restore-fields';
import type { EditorFormProps } from '../frame/editor-props';
import { ListEditor } from './list-editor';
import type { ListWords } from './list-editor';
import { useListEditor } from './use-list-editor';
import type { ListSection, ListSource } from './use-list-editor';
import type { ListDraft } from './use-working-list';

/** What is different from one list of a profile to the next: its words, its fields, and how an item is typed. */
export interface EditedList<Section extends ListSection, Typed extends FieldValues>
  extends
    Omit<ListSource<Section, Profile[Section][number], Typed>, 'form' | 'draft'>,
    ListWords<Profile[Section][number]> {
  readonly schema: z.ZodType<Typed, Typed>;
  readonly blank: Typed & DefaultValues<Typed>;
  readonly fields: ComponentType<{ readonly form: UseFormReturn<Typed> }>;
}

interface ListSectionFormProps<Section extends ListSection, Typed extends FieldValues> extends EditorFormProps {
  readonly list: EditedList<Section, Typed>;
}

/** What an earlier visit left in a list editor, as far as it can still be read. */
function readListDraft<Section extends ListSection, Typed extends FieldValues>(
  { section, blank }: Pick<EditedList<Section, Typed>, 'section' | 'blank'>,
  draft: unknown,
): ListDraft<Profile[Section][number], Typed & DefaultValues<Typed>> | undefined {
  if (!isRecord(draft)) return undefined;
  const items = readSections({ [section]: draft.items })[section];
  if (items === undefined) return undefined;
  return { items, editedId: textOf(draft.editedId), form: restoreFields(blank, draft.form) };
}

/** The form inside the editor of a section that is a list. */
export function ListSectionForm<Section extends ListSection, Typed extends FieldValues>({
  list,
  ...props
}: ListSectionFormProps<Section, Typed>) {
  const { schema, blank, fields: Fields } = list;
  const [draft] = useState(() => readListDraft<Section, Typed>(list, props.draft));
  const form = useForm<Typed>({ resolver: schemaResolver(schema), defaultValues: draft?.form ?? blank });
  const editing = useListEditor({ ...list, form, draft }, props);
  return (
    <ListEditor
      editing={editing}
      noun={list.noun}
      emptyText={list.emptyText}
      words={list.words}
      onClose={props.onClose}
    >
      <Fields key={editing.list.opening} form={form} />
    </ListEditor>
  );
}
