import { useSyncExternalStore } from 'react';

/** The breakpoint of fullscreen dialogs (`fullscreen="sm-down"`). */
const NARROW = '(max-width: 575.98px)';

function subscribe(listener: () => void): () => void {
  const narrow = window.matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Returns true on narrow screens such as phones. */
export const useIsNarrowScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
