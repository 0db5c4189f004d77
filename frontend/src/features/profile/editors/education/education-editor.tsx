import type { EditedEducation } from '@trackrecord/contracts';
import { COURSE_TYPES } from '@trackrecord/contracts/constants';
import { editedEducation } from '@trackrecord/contracts/profile/editor-forms';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { DateRangeFields } from '../../../../shared/entries/date-range-fields';
import { TextAreaField } from '../../../../shared/forms/text-area-field';
import { CheckboxField } from '../../../../shared/forms/checkbox-field';
import { Field } from '../../../../shared/forms/field';
import { SelectField } from '../../../../shared/forms/select-field';
import { summarizeEducation } from '../../../../shared/profile/entry-summaries';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { ListSectionForm } from '../lists/list-section-form';
import type { ListConfig } from '../lists/list-section-form';
import { EMPTY_VALUES, FIELD_NAMES, toEducation, toFormValues } from './education-values';

interface EducationFieldsProps {
  readonly form: UseFormReturn<EditedEducation>;
}

function EducationFields({ form }: EducationFieldsProps) {
  const isCurrent = useWatch({ control: form.control, name: 'isCurrentlyStudying' });
  return (
    <>
      <div className="tr-field-all">
        <Field form={form} name="institution" label="Institution" autoComplete="organization" required />
      </div>
      <SelectField
        form={form}
        name="courseType"
        label="Education type"
        options={COURSE_TYPES}
        placeholder="Choose a type"
        required
      />
      <Field form={form} name="courseName" label="Course name" placeholder="Computer Science" required />
      <DateRangeFields form={form} isCurrent={isCurrent}>
        <CheckboxField
          form={form}
          name="isCurrentlyStudying"
          label="Currently studying"
          onCheck={() => form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted })}
        />
      </DateRangeFields>
      <div className="tr-field-all">
        <TextAreaField
          form={form}
          name="achievements"
          label="Achievements"
          hint="Optional: grades, awards, anything you're proud of."
        />
      </div>
    </>
  );
}

const CONFIG: ListConfig<'educations', EditedEducation> = {
  section: 'educations',
  getItems: (profile) => profile.educations,
  toSection: (items) => [...items],
  schema: editedEducation,
  fieldNames: FIELD_NAMES,
  firstField: 'institution',
  emptyValues: EMPTY_VALUES,
  toFormValues,
  toItem: toEducation,
  Fields: EducationFields,
  noun: 'education',
  emptyText: 'No education history added yet.',
  describeItem: summarizeEducation,
};

const EducationForm = (props: SectionFormProps) => <ListSectionForm {...props} config={CONFIG} />;

/** Edits the education. */
export default function EducationEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Education" section="educations" form={EducationForm} />;
}
