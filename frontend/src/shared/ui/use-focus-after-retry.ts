import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onFocusLost` when a retry button disappears after a successful retry. Returns a function to call when the button
 * is clicked.
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
