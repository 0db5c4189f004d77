import type { SalaryUnit } from '@trackrecord/contracts';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { narrowForm } from './narrow-form';
import { AmountField, readTypedSalary } from './amount-field';
import { getFieldError } from './field';

/** The fields of a salary in a form. A form has some of the amounts. */
interface SalaryFormValues {
  readonly amount?: string;
  readonly salaryMin?: string;
  readonly salaryMax?: string;
  readonly currency: string;
  readonly period: SalaryUnit;
}

interface AmountFormFieldProps<Values extends FieldValues & SalaryFormValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: 'amount' | 'salaryMin' | 'salaryMax';
  readonly label: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** The currencies and pay periods that the form offers. Any currency if undefined. */
  readonly currencies?: readonly string[];
  readonly units: readonly SalaryUnit[];
}

/**
 * A field of a form for an amount. When it is left, it shows the amount as it was read; a currency or pay period that was
 * typed with it goes to its own field.
 */
export function AmountFormField<Values extends FieldValues & SalaryFormValues>(props: AmountFormFieldProps<Values>) {
  const { form: wholeForm, name, currencies, units, ...field } = props;
  const form = narrowForm<SalaryFormValues, Values>(wholeForm);
  const { onBlur, ...registered } = form.register(name);
  const showRead = (): void => {
    const { [name]: text = '', currency } = form.getValues();
    const typed = readTypedSalary(text, { currency, units, ...(currencies && { currencies }) });
    if (!typed) return;
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (typed.amount !== text) form.setValue(name, typed.amount, options);
    if (typed.currency !== undefined) form.setValue('currency', typed.currency, options);
    if (typed.unit) form.setValue('period', typed.unit, options);
  };
  return (
    <AmountField
      {...field}
      {...registered}
      error={getFieldError({ form, name })}
      onLeave={(event) => {
        showRead();
        if (event.type === 'blur') void onBlur(event);
      }}
    />
  );
}
