import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface InvalidFocus<Place extends HTMLElement> {
  readonly form: RefObject<Place | null>;
  /**
   * Goes to the first field marked wrong, where a screen reader says what is wrong. To be called with what marks the
   * fields or after it: they have their marks then when it looks.
   */
  readonly refuse: () => void;
}

/** For a form that checks itself: what a person gets to when it refuses what they entered. */
export function useInvalidFocus<Place extends HTMLElement = HTMLFormElement>(): InvalidFocus<Place> {
  const form = useRef<Place>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return { form, refuse: () => setRefusals((before) => before + 1) };
}
