import { useEffect, useRef } from 'react';

/** Tells, after something took its time, whether a part of the page is still open: shown, and not left behind. */
export function useStillOpen(open = true): () => boolean {
  const now = useRef(open);

  useEffect(() => {
    now.current = open;
    return () => {
      now.current = false;
    };
  }, [open]);

  return () => now.current;
}
