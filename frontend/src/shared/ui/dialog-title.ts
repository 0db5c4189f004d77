import { createContext, use, useEffect } from 'react';

/** Tells the dialog around what it is called for now; undefined gives it its own title back. */
export const DialogTitle = createContext<((title: string | undefined) => void) | null>(null);

/** Calls the dialog around by another title while there is one. */
export function useDialogTitle(title: string | undefined): void {
  const call = use(DialogTitle);

  useEffect(() => {
    call?.(title);
    return () => call?.(undefined);
  }, [call, title]);
}
