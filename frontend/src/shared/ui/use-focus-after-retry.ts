import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onFocusLost` when a retry button disappears after a successful retry. Returns a function to call when the
 * button is clicked.
 */
export function useFocusAfterRetry(isRetryShown: boolean, onFocusLost: () => void): () => void {
  const wasClicked = useRef(false);
  const moveFocus = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    if (isRetryShown || !wasClicked.current) return;
    wasClicked.current = false;
    if (document.activeElement === document.body) moveFocus();
  }, [isRetryShown]);

  return () => {
    wasClicked.current = true;
  };
}
