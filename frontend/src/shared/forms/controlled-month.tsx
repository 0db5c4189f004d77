import type { FieldValues } from 'react-hook-form';
import { MonthField } from './month-field';
import type { MonthFieldProps } from './month-field';
import { useTextControl } from './use-text-control';
import type { FormTextField } from './use-text-control';

type ControlledMonthProps<Values extends FieldValues> = FormTextField<Values> &
  Omit<MonthFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>;

/** A month field bound to a form field, as MM/yyyy. */
export function ControlledMonth<Values extends FieldValues>({
  form,
  name,
  onChange,
  ...field
}: ControlledMonthProps<Values>) {
  return <MonthField {...field} {...useTextControl({ form, name, onChange })} />;
}
