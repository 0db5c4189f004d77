import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../ui/icon';
import { getControlClass, LabelledControl } from './labelled-control';
import type { TextFieldProps } from './text-field';

/** A password field with a button to show it. It is hidden again when the form is submitted. */
export function PasswordField({ label, hint, error, aside, ...input }: Omit<TextFieldProps, 'type' | 'ref'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);

  // On submit, because password managers and form history recognize a password only by its input type.
  useEffect(() => {
    const form = field.current?.form;
    const hide = (): void => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <LabelledControl id={id} label={label} hint={hint} error={error} aside={aside} required={input.required}>
      {(controlProps) => (
        <div className="position-relative">
          <input
            {...input}
            {...controlProps}
            ref={field}
            type={isShown ? 'text' : 'password'}
            className={getControlClass(error, 'tr-has-button')}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="btn btn-quiet btn-icon tr-field-button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            title={isShown ? 'Hide password' : 'Show password'}
            aria-controls={id}
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </button>
        </div>
      )}
    </LabelledControl>
  );
}
