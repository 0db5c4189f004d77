import { useSyncExternalStore } from 'react';

/** Where dialogs fill the screen (`fullscreen="sm-down"`). */
const NARROW = '(max-width: 575.98px)';

function subscribe(listener: () => void): () => void {
  const narrow = window.matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Returns true on a phone. */
export const useNarrowPage = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
