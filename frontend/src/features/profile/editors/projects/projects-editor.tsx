import type { EditedProject } from '@trackrecord/contracts';
import { editedProject } from '@trackrecord/contracts/profile/editor-forms';
import { projectWords } from '../../../../shared/profile/words';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { ListSectionForm } from '../lists/list-section-form';
import type { EditedList } from '../lists/list-section-form';
import { ProjectFields } from './project-fields';
import { BLANK, FIELD_NAMES, itemOf, itemsOf, typedOf, warningOf } from './project-values';

const LIST: EditedList<'projects', EditedProject> = {
  section: 'projects',
  itemsOf,
  sectionOf: (items) => [...items],
  warningOf,
  schema: editedProject,
  names: FIELD_NAMES,
  first: 'title',
  blank: BLANK,
  typedOf,
  itemOf,
  fields: ProjectFields,
  noun: 'project',
  emptyText: 'No projects yet',
  words: projectWords,
};

const ProjectsForm = (props: EditorFormProps) => <ListSectionForm {...props} list={LIST} />;

/** Edits the projects. */
export default function ProjectsEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Projects" section="projects" form={ProjectsForm} />;
}
