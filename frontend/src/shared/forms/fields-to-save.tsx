import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { isFocusLost } from '../ui/is-focus-lost';

interface FieldsToSaveProps {
  readonly saving: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a form, out of reach while it saves, since what is typed then would be lost. The browser takes the
 * focus off what is disabled, so afterwards it goes back there, or to the first field if that is gone.
 */
export function FieldsToSave({ saving, children }: FieldsToSaveProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement>(null);

  useEffect(() => {
    const form = fields.current?.form;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, []);

  useLayoutEffect(() => {
    if (saving || last.current === null || !isFocusLost(fields.current)) return;
    const first = fields.current?.querySelector<HTMLElement>('input, select, textarea');
    (last.current.isConnected ? last.current : first)?.focus();
  }, [saving]);

  return (
    <fieldset ref={fields} disabled={saving}>
      {children}
    </fieldset>
  );
}
