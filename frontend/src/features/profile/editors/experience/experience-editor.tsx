import type { EditedExperience } from '@trackrecord/contracts';
import { editedExperience } from '@trackrecord/contracts/profile/editor-forms';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { DescriptionField } from '../../../../shared/describe/description-field';
import { DateRangeFields } from '../../../../shared/entries/date-range-fields';
import { CheckboxField } from '../../../../shared/forms/checkbox-field';
import { Field } from '../../../../shared/forms/field';
import { summarizeExperience } from '../../../../shared/profile/entry-summaries';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { ListSectionForm } from '../lists/list-section-form';
import type { ListConfig } from '../lists/list-section-form';
import { EMPTY_VALUES, FIELD_NAMES, toExperience, toFormValues } from './experience-values';

interface ExperienceFieldsProps {
  readonly form: UseFormReturn<EditedExperience>;
}

function ExperienceFields({ form }: ExperienceFieldsProps) {
  const isCurrent = useWatch({ control: form.control, name: 'current' });
  return (
    <>
      <Field form={form} name="title" label="Job title" autoComplete="organization-title" required />
      <Field form={form} name="company" label="Company" autoComplete="organization" required />
      <div className="tr-field-all">
        <Field form={form} name="location" label="Location" />
      </div>
      <DateRangeFields form={form} isCurrent={isCurrent}>
        <CheckboxField
          form={form}
          name="current"
          label="Current position"
          onCheck={() => form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted })}
        />
      </DateRangeFields>
      <DescriptionField
        form={form}
        description="description"
        origin="descriptionOrigin"
        context="experience"
        emptyText={VALIDATION.descriptionFirst}
      />
    </>
  );
}

const CONFIG: ListConfig<'experiences', EditedExperience> = {
  section: 'experiences',
  getItems: (profile) => profile.experiences,
  toSection: (items) => [...items],
  schema: editedExperience,
  fieldNames: FIELD_NAMES,
  firstField: 'title',
  emptyValues: EMPTY_VALUES,
  toFormValues,
  toItem: toExperience,
  Fields: ExperienceFields,
  noun: 'experience',
  emptyText: 'No work experience added yet.',
  describeItem: summarizeExperience,
};

const ExperienceForm = (props: SectionFormProps) => <ListSectionForm {...props} config={CONFIG} />;

/** Edits the work experience. */
export default function ExperienceEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Work Experience" section="experiences" form={ExperienceForm} />;
}
