import type { EditedPreferences } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { get } from 'react-hook-form';

interface AddError {
  /** Shows the error: something was to be added that is not complete. */
  readonly show: () => void;
  /** Forgets it: what was to be added is in the list. */
  readonly clear: () => void;
}

/**
 * The error of an incomplete addition to a list. It stays until its fields are complete: the form itself drops it as soon
 * as it checks anything else, since nothing has to be added for the form to be saved.
 */
export function useAddError(
  form: UseFormReturn<EditedPreferences>,
  name: 'city' | 'language',
  isComplete: boolean,
  message: string,
): AddError {
  const [attempted, setAttempted] = useState(false);
  const shown: unknown = get(form.formState.errors, `${name}.message`);

  useEffect(() => {
    if (!attempted) return;
    if (isComplete && shown === message) form.clearErrors(name);
    else if (!isComplete && shown === undefined) form.setError(name, { type: 'required', message });
  }, [attempted, isComplete, shown, form, name, message]);

  return { show: () => setAttempted(true), clear: () => setAttempted(false) };
}
