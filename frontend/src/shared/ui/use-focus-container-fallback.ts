import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { trackFocus } from './track-focus';
import { isFocusLost } from './is-focus-lost';

/**
 * Moves the focus to the container when the focused control in it is removed, instead of losing it. The container needs a
 * tabIndex.
 */
export function useFocusContainerFallback<Container extends HTMLElement>(): RefObject<Container | null> {
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
