import type { EditedProject } from '@trackrecord/contracts';
import { editedProject } from '@trackrecord/contracts/profile/editor-forms';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../../shared/forms/schema-resolver';
import { projectWords } from '../../../../shared/profile/words';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { ListEditor } from '../lists/list-editor';
import { useListEditor } from '../lists/use-list-editor';
import { ProjectFields } from './project-fields';
import { BLANK, FIELD_NAMES, itemOf, itemsOf, typedOf } from './project-values';

function ProjectsForm(props: EditorFormProps) {
  const form = useForm<EditedProject>({ resolver: schemaResolver(editedProject), defaultValues: BLANK });
  const editing = useListEditor(
    {
      section: 'projects',
      itemsOf,
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
      noun="project"
      emptyText="No projects yet"
      words={projectWords}
      onClose={props.onClose}
    >
      <ProjectFields form={form} />
    </ListEditor>
  );
}

/** Edits the projects. */
export default function ProjectsEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Projects" form={ProjectsForm} />;
}
