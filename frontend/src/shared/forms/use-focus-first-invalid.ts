import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface FocusFirstInvalid<Container extends HTMLElement> {
  readonly form: RefObject<Container | null>;
  /**
   * Focuses the first control with `aria-invalid`. Call it together with or after the state update that marks the
   * controls.
   */
  readonly focusFirstInvalid: () => void;
}

/** Moves the focus to the first invalid control of a form with its own validation. */
export function useFocusFirstInvalid<Container extends HTMLElement = HTMLFormElement>(): FocusFirstInvalid<Container> {
  const form = useRef<Container>(null);
  const [focusCount, setFocusCount] = useState(0);

  useEffect(() => {
    if (focusCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusCount]);

  return { form, focusFirstInvalid: () => setFocusCount((count) => count + 1) };
}
