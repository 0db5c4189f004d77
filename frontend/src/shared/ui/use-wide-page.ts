import { useSyncExternalStore } from 'react';

/** From here on a panel has its place beside the page; `_history.scss` and `_jobs.scss` have the same number. */
const WIDE = '(min-width: 1200px)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for the page beside the panel. */
export const useWidePage = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
