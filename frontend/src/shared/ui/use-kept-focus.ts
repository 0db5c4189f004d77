import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { followFocus } from './follow-focus';
import { isFocusLost } from './is-focus-lost';

const controlsIn = (place: HTMLElement | null): readonly HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('button:not([tabindex="-1"]), input, select, textarea, a[href]') ?? []),
];

/**
 * Keeps the focus in a part of the page whose controls go when they are used, such as the remove buttons of a list: the
 * browser would drop it. It goes to what has taken the place of the control that is gone, or to the part itself, which
 * needs a tabIndex for that.
 */
export function useKeptFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<{ readonly at: number; readonly of: number }>(undefined);

  useEffect(() => {
    const here = place.current;
    return followFocus(here, {
      onTaken: (taken) => {
        const controls = controlsIn(here);
        last.current = { at: controls.findIndex((control) => control === taken), of: controls.length };
      },
      onLeft: () => (last.current = undefined),
    });
  }, []);

  useLayoutEffect(() => {
    if (last.current === undefined || !isFocusLost(place.current)) return;
    const controls = controlsIn(place.current);
    const { at, of } = last.current;
    if (controls.length >= of) return;
    (controls[Math.min(at, controls.length - 1)] ?? place.current)?.focus();
  });

  return place;
}
