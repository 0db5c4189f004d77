import type { EditedEducation } from '@trackrecord/contracts';
import { editedEducation } from '@trackrecord/contracts/profile/editor-forms';
import { educationWords } from '../../../../shared/profile/words';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { ListSectionForm } from '../lists/list-section-form';
import type { EditedList } from '../lists/list-section-form';
import { EducationFields } from './education-fields';
import { BLANK, FIELD_NAMES, itemOf, typedOf } from './education-values';

const LIST: EditedList<'educations', EditedEducation> = {
  section: 'educations',
  itemsOf: (profile) => profile.educations,
  sectionOf: (items) => [...items],
  schema: editedEducation,
  names: FIELD_NAMES,
  first: 'institution',
  blank: BLANK,
  typedOf,
  itemOf,
  fields: EducationFields,
  noun: 'education',
  emptyText: 'No education history added yet.',
  words: educationWords,
};

const EducationForm = (props: EditorFormProps) => <ListSectionForm {...props} list={LIST} />;

/** Edits the education. */
export default function EducationEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Education" section="educations" form={EducationForm} />;
}
