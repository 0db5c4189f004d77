import { useId } from 'react';
import type { ComponentProps } from 'react';
import { getControlClass, LabelledControl } from './labelled-control';
import type { LabelProps } from './labelled-control';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, LabelProps {}

/** A labelled text field; hint and error are associated by `aria-describedby`. */
export function TextField({ label, hint, error, aside, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <LabelledControl id={id} label={label} hint={hint} error={error} aside={aside} required={input.required}>
      {(controlProps) => <input {...input} {...controlProps} className={getControlClass(error)} />}
    </LabelledControl>
  );
}
