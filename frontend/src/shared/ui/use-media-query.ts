import { useCallback, useRef, useSyncExternalStore } from 'react';

const isPrinted = (): boolean => window.matchMedia('print').matches;

/** Returns whether a query matches the screen; while a page is printed, whether it matched before. */
function useMediaQuery(query: string): boolean {
  const lastMatch = useRef<boolean>(undefined);
  const readMatch = useCallback((): boolean => {
    if (lastMatch.current === undefined || !isPrinted()) lastMatch.current = window.matchMedia(query).matches;
    return lastMatch.current;
  }, [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, readMatch);
}

/** Returns true on narrow screens such as phones, where dialogs are full-screen (`fullscreen="sm-down"`). */
export const useIsNarrowScreen = (): boolean => useMediaQuery('(max-width: 575.98px)');

/** Returns true if a side panel fits beside the page; keep in sync with `_history.scss` and `jobs.scss`. */
export const useIsWideScreen = (): boolean => useMediaQuery('(min-width: 1200px)');
