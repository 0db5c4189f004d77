import { isMonthBefore, monthToIso, isoToMonth } from '@trackrecord/contracts/month';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../forms/field';
import { ControlledMonth } from '../forms/month-field';
import { narrowForm } from '../forms/narrow-form';

/** The field that is true for an entry without an end. */
type OngoingField = 'current' | 'isCurrentlyStudying' | 'isOngoing';

interface DateRangeValues extends Partial<Record<OngoingField, boolean>> {
  readonly startDate: string;
  readonly endDate: string;
}

interface DateRangeFieldsProps<Values extends DateRangeValues> {
  readonly form: UseFormReturn<Values>;
  readonly ongoingField: { readonly name: OngoingField; readonly label: string };
  /** Whether both months are required. */
  readonly required?: boolean;
}

const getCurrentMonth = (): string => {
  const now = new Date();
  return isoToMonth(new Date(Date.UTC(now.getFullYear(), now.getMonth())).toISOString());
};

/**
 * Start and end month of an entry, and a checkbox for entries without an end. The start cannot be in the future, the
 * end not before the start; an end before a new start is cleared (spec sections 4 and 5).
 */
export function DateRangeFields<Values extends DateRangeValues>(props: DateRangeFieldsProps<Values>) {
  const { ongoingField, required = false } = props;
  const form = narrowForm<DateRangeValues, Values>(props.form);
  const startMonth = useWatch({ control: form.control, name: 'startDate' });
  const isOngoing = useWatch({ control: form.control, name: ongoingField.name });

  const clearEndBefore = (newStart: string): void => {
    if (isMonthBefore(monthToIso(form.getValues('endDate')), monthToIso(newStart))) {
      form.setValue('endDate', '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };

  /** Validates both fields, because changing one can fix the error of the other. */
  const revalidateBoth = (): void => {
    if (form.formState.isSubmitted) void form.trigger(['startDate', 'endDate']);
  };

  return (
    <>
      <ControlledMonth
        form={form}
        name="startDate"
        label="Start date"
        max={getCurrentMonth()}
        required={required}
        onChange={(newStart) => {
          clearEndBefore(newStart);
          revalidateBoth();
        }}
      />
      <div>
        <ControlledMonth
          form={form}
          name="endDate"
          label="End date"
          min={startMonth}
          required={required && !isOngoing}
          disabled={isOngoing}
          onChange={revalidateBoth}
        />
        <div className="mt-2">
          <CheckboxField
            form={form}
            {...ongoingField}
            onCheck={() => form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted })}
          />
        </div>
      </div>
    </>
  );
}
