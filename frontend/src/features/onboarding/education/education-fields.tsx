import type { EducationTyped } from '@trackrecord/contracts';
import { DEGREE_TYPES } from '@trackrecord/contracts/lists/degrees';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField } from '../../../shared/forms/text-area-field';
import { CheckboxField } from '../../../shared/forms/checkbox-field';
import { ControlledCombobox } from '../../../shared/forms/controlled-combobox';
import { Field } from '../../../shared/forms/field';
import { DateRangeFields } from '../../../shared/entries/date-range-fields';

interface EducationFieldsProps {
  readonly form: UseFormReturn<EducationTyped>;
}

/** The form fields of an education entry (spec section 2, Education step). */
export function EducationFields({ form }: EducationFieldsProps) {
  const isCurrent = useWatch({ control: form.control, name: 'isCurrentlyStudying' });
  return (
    <div className="tr-fields">
      <div className="tr-field-all">
        <Field form={form} name="institution" label="Institution" autoComplete="organization" required />
      </div>
      <ControlledCombobox
        form={form}
        name="courseType"
        label="Education type"
        items={DEGREE_TYPES}
        placeholder="Search degrees"
        emptyText="No matching degree. We'll use what you typed."
        allowsOther
        required
      />
      <Field form={form} name="courseName" label="Course name" placeholder="Computer Science" required />
      <DateRangeFields form={form} isCurrent={isCurrent} startRequired endRequired>
        <CheckboxField
          form={form}
          name="isCurrentlyStudying"
          label="I am currently studying here"
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
    </div>
  );
}
