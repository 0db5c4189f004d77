import type { ExperienceTyped } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { CheckField } from '../../../shared/forms/check-field';
import { Field } from '../../../shared/forms/field';
import { DescriptionField } from '../../../shared/describe/description-field';
import { useEntrySkills } from '../../../shared/describe/entry-skills';
import { SpanFields } from '../../../shared/entries/span-fields';

interface ExperienceFieldsProps {
  readonly form: UseFormReturn<ExperienceTyped>;
}

/** The fields of one work experience (spec section 2, Experience tab). */
export function ExperienceFields({ form }: ExperienceFieldsProps) {
  const isCurrent = useWatch({ control: form.control, name: 'current' });
  const skills = useEntrySkills(form, 'skills');
  return (
    <div className="tr-fields">
      <Field form={form} name="title" label="Position/Role" autoComplete="organization-title" required />
      <Field form={form} name="company" label="Company name" autoComplete="organization" required />
      <SpanFields form={form} isCurrent={isCurrent}>
        <CheckField
          form={form}
          name="current"
          label="I currently work here"
          onCheck={() => form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted })}
        />
      </SpanFields>
      <DescriptionField
        form={form}
        description="description"
        origin="descriptionOrigin"
        skills={skills}
        context="experience"
        emptyText={VALIDATION.descriptionFirst}
        placeholder="What you did, which tools you used, and the results"
        required
      />
    </div>
  );
}
