import { useEffect, useRef } from 'react';

/** Tells, after something took its time, whether a part of the page is still open: shown, and not left behind. */
export function useStillOpen(isActive = true): () => boolean {
  const isActiveRef = useRef(isActive);

  useEffect(() => {
    isActiveRef.current = isActive;
    return () => {
      isActiveRef.current = false;
    };
  }, [isActive]);

  return () => isActiveRef.current;
}
