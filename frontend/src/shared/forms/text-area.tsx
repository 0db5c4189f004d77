import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { controlClass, LabelledControl } from './labelled-control';
import type { Labelling } from './labelled-control';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>, Labelling {}

const growsByItself = (area: HTMLTextAreaElement): boolean => 'fieldSizing' in area.style;

/** For browsers that do not grow a field with its text by `field-sizing`. */
function fit(area: HTMLTextAreaElement | null): void {
  if (area === null || growsByItself(area)) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** A labelled field for longer text; it grows with what is typed. */
export function TextArea({ label, hint, error, aside, above, ref, onInput, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const both = useCallback(
    (element: HTMLTextAreaElement | null) => {
      own.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
  useLayoutEffect(() => fit(own.current));

  return (
    <LabelledControl id={id} {...{ label, hint, error, aside, above }} required={area.required}>
      {(ties) => (
        <textarea
          {...area}
          {...ties}
          ref={both}
          rows={rows}
          // A field that grows with its text pays no heed to its rows.
          style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
          className={controlClass(error, 'tr-area')}
          onInput={(event) => {
            fit(event.currentTarget);
            onInput?.(event);
          }}
        />
      )}
    </LabelledControl>
  );
}
