import type { PreferencesEditorValues } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { get } from 'react-hook-form';

interface AddError {
  readonly show: () => void;
  readonly clear: () => void;
}

/**
 * Shows an error for an incomplete new list item until its fields are complete. The form alone would drop the error at
 * its next validation, since an empty item is valid for saving.
 */
export function useAddError(
  form: UseFormReturn<PreferencesEditorValues>,
  name: 'city' | 'language',
  isComplete: boolean,
  message: string,
): AddError {
  const [isShown, setIsShown] = useState(false);
  const currentError: unknown = get(form.formState.errors, `${name}.message`);

  useEffect(() => {
    if (!isShown) return;
    if (isComplete && currentError === message) form.clearErrors(name);
    else if (!isComplete && currentError === undefined) form.setError(name, { type: 'required', message });
  }, [isShown, isComplete, currentError, form, name, message]);

  return { show: () => setIsShown(true), clear: () => setIsShown(false) };
}
