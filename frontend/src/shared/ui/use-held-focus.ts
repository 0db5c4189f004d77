import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { trackFocus } from './track-focus';
import { isFocusLost } from './is-focus-lost';

/**
 * Holds the focus in a part of the page whose content changes: the browser would drop it with the control that had it.
 * The part itself takes it then, and needs a tabIndex for that.
 */
export function useHeldFocus<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const lastFocused = useRef<Node>(undefined);

  useEffect(
    () =>
      trackFocus(container.current, {
        onFocusIn: (control) => (lastFocused.current = control),
        onFocusMoved: () => (lastFocused.current = undefined),
      }),
    [],
  );

  useLayoutEffect(() => {
    if (lastFocused.current === undefined || lastFocused.current.isConnected) return;
    lastFocused.current = undefined;
    if (isFocusLost(container.current)) container.current?.focus({ preventScroll: true });
  });

  return container;
}
