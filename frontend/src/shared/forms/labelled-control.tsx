import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../ui/icon';

/** Label, hint and error of a control. */
export interface LabelProps {
  readonly label: string;
  readonly hint?: string;
  /** A text, or one with a link. */
  readonly error?: string | ReactElement;
  /** Content at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Content between the label and the control. */
  readonly above?: ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledControlProps extends LabelProps {
  readonly id: string;
  readonly required?: boolean;
  readonly children: (controlProps: ControlProps) => ReactNode;
}

/** Returns the id of the label of a control. */
export const getLabelId = (id: string): string => `${id}label`;

/** A control with a label; hint and error are tied to it by `aria-describedby`. */
export function LabelledControl({ id, label, hint, error, aside, above, required, children }: LabelledControlProps) {
  const describedBy = [error !== undefined && `${id}error`, hint !== undefined && `${id}hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <div className="tr-label-line">
        <label className="form-label" id={getLabelId(id)} htmlFor={id}>
          {label}
          {required === true && (
            <span className="req" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      {above}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {/* Always mounted, so that errors are announced wherever the focus is. */}
      <div aria-live="polite">
        {error !== undefined && (
          <div className="invalid-feedback" id={`${id}error`}>
            <Icon name="exclamation-circle" />
            {error}
          </div>
        )}
      </div>
      {hint !== undefined && (
        <div className="form-text" id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** Returns the class names of a text control. */
export const getControlClass = (error: LabelProps['error'], extraClass = ''): string =>
  ['form-control', error !== undefined && 'is-invalid', extraClass].filter(Boolean).join(' ');
