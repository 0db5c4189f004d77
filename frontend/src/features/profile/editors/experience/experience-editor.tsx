import type { EditedExperience } from '@trackrecord/contracts';
import { editedExperience } from '@trackrecord/contracts/profile/editor-forms';
import { experienceWords } from '../../../../shared/profile/words';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorFormProps, EditorProps } from '../frame/editor-props';
import { ListSectionForm } from '../lists/list-section-form';
import type { EditedList } from '../lists/list-section-form';
import { ExperienceFields } from './experience-fields';
import { BLANK, FIELD_NAMES, itemOf, typedOf } from './experience-values';

const LIST: EditedList<'experiences', EditedExperience> = {
  section: 'experiences',
  itemsOf: (profile) => profile.experiences,
  sectionOf: (items) => [...items],
  schema: editedExperience,
  names: FIELD_NAMES,
  first: 'title',
  blank: BLANK,
  typedOf,
  itemOf,
  fields: ExperienceFields,
  noun: 'experience',
  emptyText: 'No work experience added yet.',
  words: experienceWords,
};

const ExperienceForm = (props: EditorFormProps) => <ListSectionForm {...props} list={LIST} />;

/** Edits the work experience. */
export default function ExperienceEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Work Experience" section="experiences" form={ExperienceForm} />;
}
