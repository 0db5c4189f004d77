import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { followFocus } from './follow-focus';
import { isFocusLost } from './is-focus-lost';

/**
 * Holds the focus in a part of the page whose content changes: the browser would drop it with the control that had it.
 * The part itself takes it then, and needs a tabIndex for that.
 */
export function useHeldFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<Node>(undefined);

  useEffect(
    () =>
      followFocus(place.current, {
        onTaken: (control) => (last.current = control),
        onLeft: () => (last.current = undefined),
      }),
    [],
  );

  useLayoutEffect(() => {
    if (last.current === undefined || last.current.isConnected) return;
    last.current = undefined;
    if (isFocusLost(place.current)) place.current?.focus({ preventScroll: true });
  });

  return place;
}
