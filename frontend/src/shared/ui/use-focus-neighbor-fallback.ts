import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { trackFocus } from './track-focus';
import { isFocusLost } from './is-focus-lost';

const getControls = (place: HTMLElement | null): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('button:not([tabindex="-1"]), input, select, textarea, a[href]') ?? []),
];

/**
 * Moves the focus to the next control when the focused one is removed, as with the remove buttons of a list, or to the
 * container if none is left. The container needs a tabIndex.
 */
export function useFocusNeighborFallback<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const lastFocused = useRef<{ readonly at: number; readonly of: number }>(undefined);

  useEffect(() => {
    const here = container.current;
    return trackFocus(here, {
      onFocusIn: (taken) => {
        const controls = getControls(here);
        lastFocused.current = { at: controls.findIndex((control) => control === taken), of: controls.length };
      },
      onFocusMoved: () => (lastFocused.current = undefined),
    });
  }, []);

  useLayoutEffect(() => {
    if (lastFocused.current === undefined || !isFocusLost(container.current)) return;
    const controls = getControls(container.current);
    const { at, of } = lastFocused.current;
    if (controls.length >= of) return;
    (controls[Math.min(at, controls.length - 1)] ?? container.current)?.focus();
  });

  return container;
}
