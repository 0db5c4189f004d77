import { COURSE_TYPES } from '@trackrecord/contracts/constants';
import type { EditedEducation } from '@trackrecord/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { SpanFields } from '../../../../shared/entries/span-fields';
import { AreaField } from '../../../../shared/forms/area-field';
import { CheckField } from '../../../../shared/forms/check-field';
import { Field } from '../../../../shared/forms/field';
import { SelectField } from '../../../../shared/forms/select-field';

interface EducationFieldsProps {
  readonly form: UseFormReturn<EditedEducation>;
}

/** The fields of one education entry. */
export function EducationFields({ form }: EducationFieldsProps) {
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
      <SpanFields form={form} isCurrent={isCurrent}>
        <CheckField
          form={form}
          name="isCurrentlyStudying"
          label="Currently studying"
          onCheck={() => form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted })}
        />
      </SpanFields>
      <div className="tr-field-all">
        <AreaField
          form={form}
          name="achievements"
          label="Achievements"
          hint="Optional: grades, awards, anything you're proud of."
        />
      </div>
    </>
  );
}
