import { useSyncExternalStore } from 'react';

/** The breakpoint of side panels; keep in sync with `_history.scss` and `_jobs.scss`. */
const WIDE = '(min-width: 1200px)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Returns true if a side panel fits beside the page. */
export const useIsWideScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
