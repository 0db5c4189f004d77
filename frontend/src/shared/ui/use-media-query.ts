import { useCallback, useSyncExternalStore } from 'react';

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Returns true on narrow screens such as phones, where dialogs are full-screen (`fullscreen="sm-down"`). */
export const useIsNarrowScreen = (): boolean => useMediaQuery('(max-width: 575.98px)');

/** Returns true if a side panel fits beside the page; keep in sync with `_history.scss` and `_jobs.scss`. */
export const useIsWideScreen = (): boolean => useMediaQuery('(min-width: 1200px)');
