import type { EducationEditorValues } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field, TextAreaField } from '../forms/field';
import { DateRangeFields } from './date-range-fields';
import { narrowForm } from '../forms/narrow-form';

interface EducationFieldsProps<Values extends EducationEditorValues> {
  readonly form: UseFormReturn<Values>;
  /** The label of the checkbox for a course that goes on. */
  readonly ongoingLabel: string;
  readonly areDatesRequired?: boolean;
  /** The field of the education type: a list in the profile, a search in the wizard. */
  readonly children: ReactNode;
}

/** The fields of an education entry (spec section 2). */
export function EducationFields<Values extends EducationEditorValues>(props: EducationFieldsProps<Values>) {
  const { ongoingLabel, areDatesRequired = false, children } = props;
  const form = narrowForm<EducationEditorValues, Values>(props.form);
  return (
    <>
      <div className="tr-field-all">
        <Field form={form} name="institution" label="Institution" autoComplete="organization" required />
      </div>
      {children}
      <Field form={form} name="courseName" label="Course name" placeholder="Computer Science" required />
      <DateRangeFields
        form={form}
        ongoingField={{ name: 'isCurrentlyStudying', label: ongoingLabel }}
        required={areDatesRequired}
      />
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
