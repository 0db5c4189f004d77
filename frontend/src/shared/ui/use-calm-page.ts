import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const reduced = window.matchMedia(REDUCED);
  reduced.addEventListener('change', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    reduced.removeEventListener('change', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether nothing should move by itself: the page is out of sight, or the person wants less motion. */
export const useCalmPage = (): boolean =>
  useSyncExternalStore(subscribe, () => document.hidden || window.matchMedia(REDUCED).matches);
