import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands on what a form holds with every change of it. */
export function useTypedDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: (values: Values) => void,
): void {
  const keepNow = useEffectEvent(keep);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepNow(values) }), [form]);
}
