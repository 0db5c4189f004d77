import { isBefore, monthToIso, isoToMonth } from '@trackrecord/contracts/month';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { ControlledMonth } from '../forms/controlled-month';
import { narrowForm } from './narrow-form';

interface DateRangeValues {
  readonly startDate: string;
  readonly endDate: string;
}

interface DateRangeFieldsProps<Values extends DateRangeValues> {
  readonly form: UseFormReturn<Values>;
  /** Whether the entry is ongoing, so that it has no end date. */
  readonly isCurrent: boolean;
  readonly startRequired?: boolean;
  readonly endRequired?: boolean;
  /** The checkbox for ongoing entries. */
  readonly children: ReactNode;
}

const currentMonth = (): string => {
  const now = new Date();
  return isoToMonth(new Date(Date.UTC(now.getFullYear(), now.getMonth())).toISOString());
};

/**
 * Start and end month of an entry. The start cannot be in the future, the end not before the start; an end before a new
 * start is cleared (spec sections 4 and 5).
 */
export function DateRangeFields<Values extends DateRangeValues>(props: DateRangeFieldsProps<Values>) {
  const { isCurrent, startRequired = false, endRequired = false, children } = props;
  const form = narrowForm<DateRangeValues, Values>(props.form);
  const start = useWatch({ control: form.control, name: 'startDate' });

  const clearEndBefore = (startMonth: string): void => {
    if (isBefore(monthToIso(form.getValues('endDate')), monthToIso(startMonth))) {
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
        max={currentMonth()}
        required={startRequired}
        onChange={(startMonth) => {
          clearEndBefore(startMonth);
          revalidateBoth();
        }}
      />
      <div>
        <ControlledMonth
          form={form}
          name="endDate"
          label="End date"
          min={start}
          required={endRequired && !isCurrent}
          disabled={isCurrent}
          onChange={revalidateBoth}
        />
        <div className="mt-2">{children}</div>
      </div>
    </>
  );
}
