import type { EditedEducation, Education } from '@trackrecord/contracts';
import { editedEducation } from '@trackrecord/contracts/profile/editor-forms';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { educationWords } from '../../../../shared/profile/words';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { ListEditor } from '../lists/list-editor';
import { useListEditor } from '../lists/use-list-editor';
import { EducationFields } from './education-fields';
import { BLANK, FIELD_NAMES, itemOf, typedOf } from './education-values';

function EducationForm(props: EditorFormProps) {
  const form = useForm<EditedEducation>({ resolver: schemaResolver(editedEducation), defaultValues: BLANK });
  const editing = useListEditor(
    {
      section: 'educations',
      itemsOf: (profile): readonly Education[] => profile.educations,
      sectionOf: (items) => [...items],
      form,
      names: FIELD_NAMES,
      first: 'institution',
      blank: BLANK,
      typedOf,
      itemOf,
    },
    props,
  );
  return (
    <ListEditor
      editing={editing}
      noun="education"
      emptyText="No education history added yet."
      words={educationWords}
      onClose={props.onClose}
    >
      <EducationFields form={form} />
    </ListEditor>
  );
}

/** Edits the education. */
export default function EducationEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Education" form={EducationForm} />;
}
