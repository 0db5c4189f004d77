import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface FocusFirstInvalid<Place extends HTMLElement> {
  readonly form: RefObject<Place | null>;
  /**
   * Goes to the first field marked wrong, where a screen reader says what is wrong. To be called with what marks the
   * fields or after it: they have their marks then when it looks.
   */
  readonly refuse: () => void;
}

/** For a form that checks itself: what a person gets to when it refuses what they entered. */
export function useInvalidFocus<Place extends HTMLElement = HTMLFormElement>(): FocusFirstInvalid<Place> {
  const form = useRef<Place>(null);
  const [rejections, setRejections] = useState(0);

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);

  return { form, refuse: () => setRejections((before) => before + 1) };
}
