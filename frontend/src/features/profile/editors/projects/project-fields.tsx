import type { EditedProject } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { LinkFields } from '../../../../shared/entries/link-fields';
import { DescriptionField } from '../../../../shared/describe/description-field';
import { SpanFields } from '../../../../shared/entries/span-fields';
import { CheckField } from '../../../../shared/forms/check-field';
import { Field } from '../../../../shared/forms/field';

interface ProjectFieldsProps {
  readonly form: UseFormReturn<EditedProject>;
}

/** The fields of one project. */
export function ProjectFields({ form }: ProjectFieldsProps) {
  const isOngoing = useWatch({ control: form.control, name: 'isOngoing' });
  return (
    <>
      <div className="tr-field-all">
        <Field form={form} name="title" label="Project title" required />
      </div>
      <DescriptionField
        form={form}
        description="description"
        origin="descriptionOrigin"
        context="project"
        emptyText={VALIDATION.nothingToEnhance}
        required
      />
      <Field form={form} name="category" label="Category" placeholder="Web application" />
      <Field form={form} name="year" label="Year" inputMode="numeric" placeholder="2024" maxLength={20} />
      <SpanFields form={form} isCurrent={isOngoing}>
        <CheckField
          form={form}
          name="isOngoing"
          label="Ongoing"
          onCheck={() => form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted })}
        />
      </SpanFields>
      <Field form={form} name="projectUrl" label="Project URL" type="url" inputMode="url" placeholder="https://" />
      <Field
        form={form}
        name="imageUrl"
        label="Image URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Leave it empty and we'll create a picture."
      />
      <LinkFields form={form} />
    </>
  );
}
