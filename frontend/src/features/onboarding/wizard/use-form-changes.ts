import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `onChange` with the form's values on every change. */
export function useFormChanges<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onChange: (values: Values) => void,
): void {
  const handleChange = useEffectEvent(onChange);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleChange(values) }),
    [form],
  );
}
