import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../ui/icon';
import { getControlClass, LabelledControl } from './labelled-control';
import type { LabelProps } from './labelled-control';
import { MonthPopup } from './month-popup';
import { normalizeMonth } from './month-text';
import { useTextControl } from './use-text-control';
import type { FormTextField } from './use-text-control';
import { isEnter } from './is-enter';

export interface MonthFieldProps extends LabelProps {
  readonly name?: string;
  /** The month as MM/yyyy, a year, or the text typed so far. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called when the field, including its popup, loses the focus. */
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The first and the last selectable month, as MM/yyyy. */
  readonly min?: string;
  readonly max?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A month input: typed as MM/yyyy or selected in a popup (spec section 9). A year alone can be typed too. */
export function MonthField(props: MonthFieldProps) {
  const { label, value, onChange, onBlur, required, disabled, error } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const normalize = (): void => {
    const normalized = normalizeMonth(value);
    if (normalized !== value) onChange(normalized);
  };
  const handleBlur = ({ relatedTarget }: FocusEvent): void => {
    if (container.current?.contains(relatedTarget) !== true) onBlur?.();
  };
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  const select = (text: string): void => {
    onChange(text);
    close();
  };
  const handlePopupLeave = (): void => {
    setIsOpen(false);
    onBlur?.();
  };

  return (
    <LabelledControl {...props} id={id}>
      {(controlProps) => (
        // oxlint-disable-next-line a11y/no-static-element-interactions -- handles blur events of its controls
        <div ref={container} className="tr-month" onBlur={handleBlur}>
          <input
            {...controlProps}
            ref={props.ref}
            className={getControlClass(error, 'tr-has-button tr-num')}
            name={props.name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="MM/yyyy"
            value={value}
            required={required}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={normalize}
            onKeyDown={(event: KeyboardEvent) => isEnter(event) && normalize()}
          />
          <button
            ref={button}
            type="button"
            className="btn btn-quiet btn-icon tr-field-button"
            aria-label={`Choose a month: ${label}`}
            title="Choose a month"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}months` : undefined}
            disabled={disabled}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="calendar3" />
          </button>
          {isOpen && (
            <MonthPopup
              id={`${id}months`}
              label={`Choose a month: ${label}`}
              value={value}
              min={props.min}
              max={props.max}
              field={container}
              onSelect={select}
              onCancel={close}
              onLeave={handlePopupLeave}
            />
          )}
        </div>
      )}
    </LabelledControl>
  );
}

type ControlledMonthProps<Values extends FieldValues> = FormTextField<Values> &
  Omit<MonthFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>;

/** A month field bound to a form field, as MM/yyyy. */
export function ControlledMonth<Values extends FieldValues>({
  form,
  name,
  onChange,
  ...field
}: ControlledMonthProps<Values>) {
  return <MonthField {...field} {...useTextControl({ form, name, onChange })} />;
}
