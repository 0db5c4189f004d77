import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const reduced = window.matchMedia(REDUCED_MOTION);
  reduced.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    reduced.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Returns true if nothing should move: the page is hidden, or the user prefers reduced motion. */
export const useAnimationsPaused = (): boolean =>
  useSyncExternalStore(subscribe, () => document.hidden || window.matchMedia(REDUCED_MOTION).matches);
