import type { EditedExperience, Experience } from '@trackrecord/contracts';
import { editedExperience } from '@trackrecord/contracts/profile/editor-forms';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { experienceWords } from '../../../../shared/profile/words';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { ListEditor } from '../lists/list-editor';
import { useListEditor } from '../lists/use-list-editor';
import { ExperienceFields } from './experience-fields';
import { BLANK, FIELD_NAMES, itemOf, typedOf } from './experience-values';

function ExperienceForm(props: EditorFormProps) {
  const form = useForm<EditedExperience>({ resolver: schemaResolver(editedExperience), defaultValues: BLANK });
  const editing = useListEditor(
    {
      section: 'experiences',
      itemsOf: (profile): readonly Experience[] => profile.experiences,
      sectionOf: (items) => [...items],
      form,
      names: FIELD_NAMES,
      first: 'title',
      blank: BLANK,
      typedOf,
      itemOf,
    },
    props,
  );
  return (
    <ListEditor
      editing={editing}
      noun="experience"
      emptyText="No work experience added yet."
      words={experienceWords}
      onClose={props.onClose}
    >
      <ExperienceFields form={form} />
    </ListEditor>
  );
}

/** Edits the work experience. */
export default function ExperienceEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Work Experience" form={ExperienceForm} />;
}
