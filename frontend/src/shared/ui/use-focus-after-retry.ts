import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus on once a way to try again is gone: it goes when it has helped. What comes back is to be called when
 * it is used.
 */
export function useFocusAfterRetry(isOffered: boolean, onFocusLost: () => void): () => void {
  const wasUsed = useRef(false);
  const moveFocus = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    if (isOffered || !wasUsed.current) return;
    wasUsed.current = false;
    if (document.activeElement === document.body) moveFocus();
  }, [isOffered]);

  return () => {
    wasUsed.current = true;
  };
}
