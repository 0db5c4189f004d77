import type { FieldValues } from 'react-hook-form';
import { Combobox } from './combobox';
import type { ComboboxProps } from './combobox';
import { useTextControl } from './use-text-control';
import type { FormTextField } from './use-text-control';

type ControlledComboboxProps<Values extends FieldValues> = FormTextField<Values> &
  Omit<ComboboxProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'onSelect' | 'error' | 'ref'>;

/** A combobox bound to a form field. */
export function ControlledCombobox<Values extends FieldValues>({
  form,
  name,
  onChange,
  ...field
}: ControlledComboboxProps<Values>) {
  return <Combobox {...field} {...useTextControl({ form, name, onChange })} />;
}
