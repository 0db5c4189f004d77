import { useEffect, useRef } from 'react';

/**
 * Leaves the page where it is when the details are closed: going back in the browser's history would scroll to where it
 * was when they were opened. What comes back is to be called before they are closed.
 */
export function useKeptScroll(isOpen: boolean): () => void {
  const kept = useRef<number>(undefined);

  useEffect(() => {
    if (isOpen || kept.current === undefined) return;
    window.scrollTo({ top: kept.current, behavior: 'instant' });
    kept.current = undefined;
  }, [isOpen]);

  return () => {
    kept.current = window.scrollY;
  };
}
