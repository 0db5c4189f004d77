import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextArea } from './text-area';
import type { TextAreaProps } from './text-area';

interface TextAreaFieldProps<Values extends FieldValues> extends Omit<TextAreaProps, 'name' | 'error' | 'form'> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}

/** A text area of a form: registers it and shows its error. */
export function TextAreaField<Values extends FieldValues>({ form, name, ...field }: TextAreaFieldProps<Values>) {
  const failure: unknown = get(form.formState.errors, name);
  const hasMessage = typeof failure === 'object' && failure !== null && 'message' in failure;
  const error = hasMessage && typeof failure.message === 'string' ? failure.message : undefined;
  return <TextArea {...field} {...form.register(name)} error={error} />;
}
