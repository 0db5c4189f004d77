import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface FocusFirstInvalid<Place extends HTMLElement> {
  readonly form: RefObject<Place | null>;
  /**
   * Focuses the first control with `aria-invalid`. Call it together with or after the state update that marks the
   * controls.
   */
  readonly focusFirstInvalid: () => void;
}

/** Moves the focus to the first invalid control of a form with its own validation. */
export function useFocusFirstInvalid<Place extends HTMLElement = HTMLFormElement>(): FocusFirstInvalid<Place> {
  const form = useRef<Place>(null);
  const [rejections, setRejections] = useState(0);

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);

  return { form, focusFirstInvalid: () => setRejections((before) => before + 1) };
}
