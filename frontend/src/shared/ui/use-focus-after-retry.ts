import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus on once a way to try again is gone: it goes when it has helped. What comes back is to be called when
 * it is used.
 */
export function useFocusAfterRetry(offered: boolean, giveFocusOn: () => void): () => void {
  const used = useRef(false);
  const goOn = useEffectEvent(giveFocusOn);

  useLayoutEffect(() => {
    if (offered || !used.current) return;
    used.current = false;
    if (document.activeElement === document.body) goOn();
  }, [offered]);

  return () => {
    used.current = true;
  };
}
