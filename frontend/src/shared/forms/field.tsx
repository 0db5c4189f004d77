import { useId } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { LabelledControl } from './labelled-control';
import type { LabelProps } from './labelled-control';
import { TextArea } from './text-area';
import type { TextAreaProps } from './text-area';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** The form of a field, and the field's name in it. */
export interface FormField<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
}

/** Returns the error message of a field, if any. */
export function getFieldError<Values extends FieldValues>({ form, name }: FormField<Values>): string | undefined {
  const failure: unknown = get(form.formState.errors, name);
  const hasMessage = typeof failure === 'object' && failure !== null && 'message' in failure;
  return hasMessage && typeof failure.message === 'string' ? failure.message : undefined;
}

interface FieldProps<Values extends FieldValues>
  extends FormField<Values>, Omit<TextFieldProps, 'name' | 'error' | 'form'> {}

/** A text field of a form: registers it and shows its error. */
export function Field<Values extends FieldValues>({ form, name, ...field }: FieldProps<Values>) {
  return <TextField {...field} {...form.register(name)} error={getFieldError({ form, name })} />;
}

interface TextAreaFieldProps<Values extends FieldValues>
  extends FormField<Values>, Omit<TextAreaProps, 'name' | 'error' | 'form'> {}

/** A text area of a form: registers it and shows its error. */
export function TextAreaField<Values extends FieldValues>({ form, name, ...field }: TextAreaFieldProps<Values>) {
  return <TextArea {...field} {...form.register(name)} error={getFieldError({ form, name })} />;
}

interface SelectFieldProps<Values extends FieldValues> extends FormField<Values>, Omit<LabelProps, 'error'> {
  readonly options: readonly string[];
  /** The empty option; without it, one of the options is always selected. */
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** A select of a form. The stored value stays selectable, even if it is not among the options. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, options, placeholder, required, ...labelProps } = props;
  const id = useId();
  const storedValue: unknown = form.formState.defaultValues && get(form.formState.defaultValues, name);
  const selectableOptions =
    typeof storedValue === 'string' && storedValue !== '' ? [...new Set([...options, storedValue])] : options;
  const error = getFieldError(props);
  return (
    <LabelledControl {...labelProps} {...(error !== undefined && { error })} id={id} required={required === true}>
      {(controlProps) => (
        <select
          {...form.register(name)}
          {...controlProps}
          className={error === undefined ? 'form-select' : 'form-select is-invalid'}
          required={required}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {selectableOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface CheckboxFieldProps<Values extends FieldValues> extends FormField<Values> {
  readonly label: string;
  /** Called when it is checked, not when it is unchecked. */
  readonly onCheck?: () => void;
}

/** A labelled checkbox of a form. */
export function CheckboxField<Values extends FieldValues>({ form, name, label, onCheck }: CheckboxFieldProps<Values>) {
  const id = useId();
  const field = form.register(name, {
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      if (target.checked) onCheck?.();
    },
  });
  return (
    <div className="form-check mb-0">
      <input {...field} type="checkbox" className="form-check-input" id={id} />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
