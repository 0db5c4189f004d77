import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../ui/icon';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** A labelled text field; hint and error are tied to it by `aria-describedby`. */
export function TextField({ label, hint, error, aside, ...input }: TextFieldProps) {
  const id = useId();
  const describedBy = [error !== undefined && `${id}error`, hint !== undefined && `${id}hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <div className="tr-label-line">
        <label className="form-label" htmlFor={id}>
          {label}
          {input.required === true && (
            <span className="req" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      <input
        {...input}
        id={id}
        className={error === undefined ? 'form-control' : 'form-control is-invalid'}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      />
      {error !== undefined && (
        <div className="invalid-feedback" id={`${id}error`}>
          <Icon name="exclamation-circle" />
          {error}
        </div>
      )}
      {hint !== undefined && (
        <div className="form-text" id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
