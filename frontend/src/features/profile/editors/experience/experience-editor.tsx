import type { ExperienceEditorValues } from '@trackrecord/contracts';
import { experienceEditorForm } from '@trackrecord/contracts/forms/editor-forms';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import type { UseFormReturn } from 'react-hook-form';
import { DescriptionField } from '../../../../shared/describe/description-field';
import { DateRangeFields } from '../../../../shared/entries/date-range-fields';
import { EMPTY_EXPERIENCE, toExperience, toExperienceValues } from '../../../../shared/entries/experience-values';
import { Field } from '../../../../shared/forms/field';
import { summarizeExperience } from '../../../../shared/profile/entry-summaries';
import { EditorDialog } from '../frame/editor-dialog';
import type { EditorProps, SectionFormProps } from '../frame/editor-dialog';
import { ListSectionForm } from '../lists/list-section-form';
import type { ListConfig } from '../lists/list-section-form';

interface ExperienceFieldsProps {
  readonly form: UseFormReturn<ExperienceEditorValues>;
}

function ExperienceFields({ form }: ExperienceFieldsProps) {
  return (
    <>
      <Field form={form} name="title" label="Job title" autoComplete="organization-title" required />
      <Field form={form} name="company" label="Company" autoComplete="organization" required />
      <div className="tr-field-all">
        <Field form={form} name="location" label="Location" />
      </div>
      <DateRangeFields form={form} ongoingField={{ name: 'current', label: 'I currently work here' }} />
      <DescriptionField
        form={form}
        title="title"
        description="description"
        origin="descriptionOrigin"
        context="experience"
        emptyText={VALIDATION.descriptionFirst}
      />
    </>
  );
}

const CONFIG: ListConfig<'experiences', ExperienceEditorValues> = {
  section: 'experiences',
  getItems: (profile) => profile.experiences,
  toSection: (items) => [...items],
  schema: experienceEditorForm,
  fieldNames: ['title', 'company', 'location', 'startDate', 'endDate', 'description'],
  firstField: 'title',
  emptyValues: { ...EMPTY_EXPERIENCE, location: '' },
  toFormValues: (item) => ({ ...toExperienceValues(item), location: item.location ?? '' }),
  toItem: toExperience,
  Fields: ExperienceFields,
  noun: 'experience',
  emptyText: 'No work experience added yet.',
  summarizeItem: summarizeExperience,
};

const ExperienceForm = (props: SectionFormProps) => <ListSectionForm {...props} config={CONFIG} />;

/** Edits the work experience. */
export default function ExperienceEditor(props: EditorProps) {
  return <EditorDialog {...props} title="Edit Work Experience" section="experiences" form={ExperienceForm} />;
}
