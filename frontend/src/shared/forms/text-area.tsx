import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { getControlClass, LabelledControl } from './labelled-control';
import type { LabelProps } from './labelled-control';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>, LabelProps {}

const supportsFieldSizing = (area: HTMLTextAreaElement): boolean => 'fieldSizing' in area.style;

/** Fits the height to the text in browsers without `field-sizing`. */
function fitHeight(area: HTMLTextAreaElement | null): void {
  if (area === null || supportsFieldSizing(area)) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** A labelled text area that grows with its text. */
export function TextArea({ label, hint, error, aside, above, ref, onInput, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  const innerRef = useRef<HTMLTextAreaElement>(null);
  const setRefs = useCallback(
    (element: HTMLTextAreaElement | null) => {
      innerRef.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
  useLayoutEffect(() => fitHeight(innerRef.current));

  return (
    <LabelledControl id={id} {...{ label, hint, error, aside, above }} required={area.required}>
      {(controlProps) => (
        <textarea
          {...area}
          {...controlProps}
          ref={setRefs}
          rows={rows}
          // `rows` has no effect with `field-sizing`.
          style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
          className={getControlClass(error, 'tr-area')}
          onInput={(event) => {
            fitHeight(event.currentTarget);
            onInput?.(event);
          }}
        />
      )}
    </LabelledControl>
  );
}
