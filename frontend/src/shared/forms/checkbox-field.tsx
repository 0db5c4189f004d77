import { useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface CheckboxFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
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
