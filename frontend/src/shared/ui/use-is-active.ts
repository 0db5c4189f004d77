import { useEffect, useRef } from 'react';

/** Returns a function that checks, after an await, whether the component is still mounted and active. */
export function useIsActive(isActive = true): () => boolean {
  const isActiveRef = useRef(isActive);

  useEffect(() => {
    isActiveRef.current = isActive;
    return () => {
      isActiveRef.current = false;
    };
  }, [isActive]);

  return () => isActiveRef.current;
}
