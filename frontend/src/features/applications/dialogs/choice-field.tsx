import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormField } from '../../../shared/forms/field';
import { LabelledControl } from '../../../shared/forms/labelled-control';

interface ChoiceFieldProps<Values extends FieldValues> extends FormField<Values> {
  readonly label: string;
  /** The values and their texts. One of them is always selected. */
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A labelled select of a form whose values have texts. */
export function ChoiceField<Values extends FieldValues>({ form, name, label, options }: ChoiceFieldProps<Values>) {
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
