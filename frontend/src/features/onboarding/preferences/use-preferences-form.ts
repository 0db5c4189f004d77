import type { PreferencesFormValues } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWizard } from '../wizard/wizard-context';
import { toPreferencesForm } from './preferences-form';

/** Updates the form values from the latest ones. */
export type UpdatePreferences = (update: (values: PreferencesFormValues) => Partial<PreferencesFormValues>) => void;

/** Holds the values of the preferences step and saves them as a draft on every change. */
export function usePreferencesForm(): { readonly values: PreferencesFormValues; readonly update: UpdatePreferences } {
  const { data, getDraft, saveDraft } = useWizard();
  const [values, setValues] = useState<PreferencesFormValues>(() => getDraft('preferences') ?? toPreferencesForm(data));
  const hasChanged = useRef(false);
  const saveIfChanged = useEffectEvent(() => {
    if (hasChanged.current) saveDraft('preferences', values);
  });

  useEffect(() => saveIfChanged(), [values]);

  return {
    values,
    update: (change) => {
      hasChanged.current = true;
      setValues((latestValues) => ({ ...latestValues, ...change(latestValues) }));
    },
  };
}
