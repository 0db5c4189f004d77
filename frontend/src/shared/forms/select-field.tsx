import { useId } from 'react';
import { get } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { LabelledControl } from './labelled-control';
import type { LabelProps } from './labelled-control';

interface SelectFieldProps<Values extends FieldValues> extends Omit<LabelProps, 'error'> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly options: readonly string[];
  /** The empty option; without it, one of the options is always selected. */
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** A select of a form. The stored value stays selectable, even if it is not among the options. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, options, placeholder, required, ...labelProps } = props;
  const id = useId();
  const stored: unknown = form.formState.defaultValues && get(form.formState.defaultValues, name);
  const known = typeof stored === 'string' && stored !== '' ? [...new Set([...options, stored])] : options;
  const failure: unknown = get(form.formState.errors, name);
  const hasMessage = typeof failure === 'object' && failure !== null && 'message' in failure;
  const error = hasMessage && typeof failure.message === 'string' ? failure.message : undefined;
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
          {known.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
