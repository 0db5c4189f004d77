import { useSyncExternalStore } from 'react';

/** Where dialogs fill the screen (`fullscreen="sm-down"`). */
const NARROW = '(max-width: 575.98px)';

function subscribe(changed: () => void): () => void {
  const narrow = window.matchMedia(NARROW);
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Returns true on a phone. */
export const useNarrowPage = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
