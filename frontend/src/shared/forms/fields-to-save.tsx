import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { isFocusLost } from '../ui/is-focus-lost';

interface SavingFieldsetProps {
  readonly saving: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a form, out of reach while it saves, since what is typed then would be lost. The browser takes the
 * focus off what is disabled, so afterwards it goes back there, or to the first field if that is gone.
 */
export function FieldsToSave({ saving, children }: SavingFieldsetProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const lastFocused = useRef<HTMLElement>(null);

  useEffect(() => {
    const form = fields.current?.form;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) lastFocused.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, []);

  useLayoutEffect(() => {
    if (saving || lastFocused.current === null || !isFocusLost(fields.current)) return;
    const first = fields.current?.querySelector<HTMLElement>('input, select, textarea');
    (lastFocused.current.isConnected ? lastFocused.current : first)?.focus();
  }, [saving]);

  return (
    <fieldset ref={fields} disabled={saving}>
      {children}
    </fieldset>
  );
}
