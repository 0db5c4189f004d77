import { useController } from 'react-hook-form';
import type { FieldValues, RefCallBack } from 'react-hook-form';
import type { FormField } from './field';

/** A text field of a form. */
export interface FormTextField<Values extends FieldValues> extends FormField<Values> {
  /** Called after the form value has changed. */
  readonly onChange?: (text: string) => void;
}

interface TextControl {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
}

/** Binds a text field of a form to a control that is not a plain input. */
export function useTextControl<Values extends FieldValues>({
  form,
  name,
  onChange,
}: FormTextField<Values>): TextControl {
  const { field, fieldState } = useController({ control: form.control, name });
  const value: unknown = field.value;
  return {
    name,
    value: typeof value === 'string' ? value : '',
    error: fieldState.error?.message,
    onChange: (text) => {
      field.onChange(text);
      onChange?.(text);
    },
    onBlur: field.onBlur,
    ref: field.ref,
  };
}
