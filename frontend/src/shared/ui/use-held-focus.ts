import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Holds the focus in a part of the page whose content changes: the browser would drop it with the control that had it.
 * The part itself takes it then, and needs a tabIndex for that.
 */
export function useHeldFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<Node>(undefined);

  useEffect(() => {
    const here = place.current;
    const remember = ({ target }: FocusEvent): void => {
      last.current = target instanceof Node ? target : undefined;
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last.current = undefined;
    };
    here?.addEventListener('focusin', remember);
    here?.addEventListener('focusout', forget);
    return () => {
      here?.removeEventListener('focusin', remember);
      here?.removeEventListener('focusout', forget);
    };
  }, []);

  useLayoutEffect(() => {
    if (last.current === undefined || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });

  return place;
}
