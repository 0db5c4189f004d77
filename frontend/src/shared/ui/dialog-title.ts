import { createContext, use, useEffect } from 'react';

/** Overrides the title of the surrounding dialog; undefined restores it. */
export const DialogTitle = createContext<((title: string | undefined) => void) | null>(null);

/** Overrides the title of the surrounding dialog while `title` is defined. */
export function useDialogTitle(title: string | undefined): void {
  const setTitle = use(DialogTitle);

  useEffect(() => {
    setTitle?.(title);
    return () => setTitle?.(undefined);
  }, [setTitle, title]);
}
