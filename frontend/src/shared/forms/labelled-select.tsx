import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormField } from './field';
import { LabelledControl } from './labelled-control';

interface LabelledSelectProps<Values extends FieldValues> extends FormField<Values> {
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A select of a form whose options have labels. */
export function LabelledSelect<Values extends FieldValues>({
  form,
  name,
  label,
  options,
}: LabelledSelectProps<Values>) {
  const id = useId();
  return (
    <LabelledControl id={id} label={label}>
      {(controlProps) => (
        <select {...form.register(name)} {...controlProps} className="form-select">
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
