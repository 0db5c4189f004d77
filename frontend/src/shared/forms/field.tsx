import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

interface FieldProps<Values extends FieldValues> extends Omit<TextFieldProps, 'name' | 'error' | 'form'> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}

/** A text field of a form: registers it and shows its error. */
export function Field<Values extends FieldValues>({ form, name, ...field }: FieldProps<Values>) {
  const failure: unknown = get(form.formState.errors, name);
  const hasMessage = typeof failure === 'object' && failure !== null && 'message' in failure;
  const error = hasMessage && typeof failure.message === 'string' ? failure.message : undefined;
  return <TextField {...field} {...form.register(name)} error={error} />;
}
