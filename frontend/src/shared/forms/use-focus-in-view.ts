import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focused field of a scroll container in view when the container shrinks: because the footer below it grows,
 * or because the screen is turned.
 */
export function useFocusInView(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = container;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const field = document.activeElement;
      if (field !== current && current.contains(field))
        field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [container]);
}
