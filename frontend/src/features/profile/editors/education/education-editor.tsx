import type { EducationEditorValues } from '@trackrecord/contracts';
import { COURSE_TYPES } from '@trackrecord/contracts/constants';
import { educationEditorForm } from '@trackrecord/contracts/forms/editor-forms';
import type { UseFormReturn } from 'react-hook-form';
import { EducationFields } from '../../../../shared/entries/education-fields';
import {
  EDUCATION_FIELDS,
  EMPTY_EDUCATION,
  toEducation,
  toEducationValues,
} from '../../../../shared/entries/education-values';
import { SelectField } from '../../../../shared/forms/field';
import { summarizeEducation } from '../../../../shared/profile/entry-summaries';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { ListSectionForm } from '../lists/list-section-form';
import type { ListConfig } from '../lists/list-section-form';

const Fields = ({ form }: { readonly form: UseFormReturn<EducationEditorValues> }) => (
  <EducationFields form={form} ongoingLabel="Currently studying">
    <SelectField
      form={form}
      name="courseType"
      label="Education type"
      options={COURSE_TYPES}
      placeholder="Choose a type"
      required
    />
  </EducationFields>
);

const CONFIG: ListConfig<'educations', EducationEditorValues> = {
  section: 'educations',
  getItems: (profile) => profile.educations,
  toSection: (items) => [...items],
  schema: educationEditorForm,
  fieldNames: EDUCATION_FIELDS,
  firstField: 'institution',
  emptyValues: EMPTY_EDUCATION,
  toFormValues: toEducationValues,
  toItem: toEducation,
  Fields,
  noun: 'education',
  emptyText: 'No education history added yet.',
  summarizeItem: summarizeEducation,
};

const EducationForm = (props: SectionFormProps) => <ListSectionForm {...props} config={CONFIG} />;

/** Edits the education. */
export default function EducationEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Education" section="educations" form={EducationForm} />;
}
