import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { isFocusLost } from '../ui/is-focus-lost';

interface SavingFieldsetProps {
  readonly isSaving: boolean;
  readonly children: ReactNode;
}

/**
 * Fieldset that is disabled while the form saves, because edits during a save would be lost. Disabling removes the
 * focus, so it is restored afterwards: to the same control, or to the first one if that was unmounted.
 */
export function SavingFieldset({ isSaving, children }: SavingFieldsetProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const lastFocusedControl = useRef<HTMLElement>(null);

  useEffect(() => {
    const form = fields.current?.form;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) lastFocusedControl.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, []);

  useLayoutEffect(() => {
    if (isSaving || lastFocusedControl.current === null || !isFocusLost(fields.current)) return;
    const firstControl = fields.current?.querySelector<HTMLElement>('input, select, textarea');
    (lastFocusedControl.current.isConnected ? lastFocusedControl.current : firstControl)?.focus();
  }, [isSaving]);

  return (
    <fieldset ref={fields} disabled={isSaving}>
      {children}
    </fieldset>
  );
}
