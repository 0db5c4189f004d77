import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues, RefCallBack, UseFormReturn } from 'react-hook-form';

/** Where a control finds its text in a form. */
export interface FormTextField<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  /** Hears of every change after the form has it. */
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

/** A text of a form for a control that is no plain input. */
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
