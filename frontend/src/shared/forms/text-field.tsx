import { useId } from 'react';
import type { ComponentProps } from 'react';
import { controlClass, LabelledControl } from './labelled-control';
import type { Labelling } from './labelled-control';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, Labelling {}

/** A labelled text field; hint and error are tied to it by `aria-describedby`. */
export function TextField({ label, hint, error, aside, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <LabelledControl id={id} label={label} hint={hint} error={error} aside={aside} required={input.required}>
      {(ties) => <input {...input} {...ties} className={controlClass(error)} />}
    </LabelledControl>
  );
}
