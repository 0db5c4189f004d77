import { isBefore, isoOfMonth, monthOfIso } from '@trackrecord/contracts/month';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { ControlledMonth } from '../forms/controlled-month';
import { narrowedForm } from './narrowed-form';

interface Spanned {
  readonly startDate: string;
  readonly endDate: string;
}

interface SpanFieldsProps<Values extends Spanned> {
  readonly form: UseFormReturn<Values>;
  /** Whether it still goes on, so that there is no end. */
  readonly isCurrent: boolean;
  readonly startRequired?: boolean;
  readonly endRequired?: boolean;
  /** The checkbox that says it still goes on. */
  readonly children: ReactNode;
}

const thisMonth = (): string => {
  const now = new Date();
  return monthOfIso(new Date(Date.UTC(now.getFullYear(), now.getMonth())).toISOString());
};

/**
 * From when to when: nothing starts in the future, nothing ends before it starts; an end that the start passes is
 * cleared (spec sections 4 and 5).
 */
export function SpanFields<Values extends Spanned>(props: SpanFieldsProps<Values>) {
  const { isCurrent, startRequired = false, endRequired = false, children } = props;
  const form = narrowedForm<Spanned, Values>(props.form);
  const start = useWatch({ control: form.control, name: 'startDate' });

  const clearEndPassedBy = (changed: string): void => {
    if (isBefore(isoOfMonth(form.getValues('endDate')), isoOfMonth(changed))) {
      form.setValue('endDate', '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };

  /** What is wrong with one of them may be put right in the other. */
  const checkBoth = (): void => {
    if (form.formState.isSubmitted) void form.trigger(['startDate', 'endDate']);
  };

  return (
    <>
      <ControlledMonth
        form={form}
        name="startDate"
        label="Start date"
        max={thisMonth()}
        required={startRequired}
        onChange={(changed) => {
          clearEndPassedBy(changed);
          checkBoth();
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
          onChange={checkBoth}
        />
        <div className="mt-2">{children}</div>
      </div>
    </>
  );
}
