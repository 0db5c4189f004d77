import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns whether the text of an element with `line-clamp` is cut, at its current width. */
export function useIsClipped(element: RefObject<HTMLElement | null>, text: string): boolean {
  const [isClipped, setIsClipped] = useState(false);

  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => setIsClipped(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, text]);

  return isClipped;
}
