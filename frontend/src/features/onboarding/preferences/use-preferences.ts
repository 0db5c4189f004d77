import type { PreferencesTyped } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWizard } from '../wizard/wizard-context';
import { typedOf } from './preference-values';

/** A change of what the step holds, made on what it holds by then. */
export type ChangePreferences = (change: (typed: PreferencesTyped) => Partial<PreferencesTyped>) => void;

/** What the preferences step holds, kept as a draft with every change. */
export function usePreferences(): { readonly typed: PreferencesTyped; readonly change: ChangePreferences } {
  const { data, draftOf, keepDraft } = useWizard();
  const [typed, setTyped] = useState<PreferencesTyped>(() => draftOf('preferences') ?? typedOf(data));
  const changed = useRef(false);
  const keep = useEffectEvent(() => {
    if (changed.current) keepDraft('preferences', typed);
  });

  useEffect(() => keep(), [typed]);

  return {
    typed,
    change: (change) => {
      changed.current = true;
      setTyped((now) => ({ ...now, ...change(now) }));
    },
  };
}
