import { createContext, use, useEffect } from 'react';

/** Locks the surrounding dialog open. */
export const DialogCloseLock = createContext<((isLocked: boolean) => void) | null>(null);

/** Prevents the user from closing the surrounding dialog while `isLocked` is true. */
export function useDialogCloseLock(isLocked: boolean): void {
  const setIsLocked = use(DialogCloseLock);

  useEffect(() => {
    setIsLocked?.(isLocked);
    return () => setIsLocked?.(false);
  }, [setIsLocked, isLocked]);
}
