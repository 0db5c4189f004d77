import { createContext, use, useEffect } from 'react';

/** Tells the dialog around whether it has to stay open. */
export const DialogCloseLock = createContext<((held: boolean) => void) | null>(null);

/** Keeps the dialog around from being closed by the person for as long as it is held. */
export function useDialogHold(held: boolean): void {
  const hold = use(DialogCloseLock);

  useEffect(() => {
    hold?.(held);
    return () => hold?.(false);
  }, [hold, held]);
}
