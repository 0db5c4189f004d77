import type { EditedExperience } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { DescriptionField } from '../../../../shared/describe/description-field';
import { SpanFields } from '../../../../shared/entries/span-fields';
import { CheckField } from '../../../../shared/forms/check-field';
import { Field } from '../../../../shared/forms/field';

interface ExperienceFieldsProps {
  readonly form: UseFormReturn<EditedExperience>;
}

/** The fields of one work experience. */
export function ExperienceFields({ form }: ExperienceFieldsProps) {
  const isCurrent = useWatch({ control: form.control, name: 'current' });
  return (
    <>
      <Field form={form} name="title" label="Job title" autoComplete="organization-title" required />
      <Field form={form} name="company" label="Company" autoComplete="organization" required />
      <div className="tr-field-all">
        <Field form={form} name="location" label="Location" />
      </div>
      <SpanFields form={form} isCurrent={isCurrent}>
        <CheckField
          form={form}
          name="current"
          label="Current position"
          onCheck={() => form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted })}
        />
      </SpanFields>
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
