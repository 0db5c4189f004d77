import { useEffect } from 'react';
import type { Keeping } from './keeping';

/** Sends what waits when the page is about to go or is out of sight, and when the wizard is left. */
export function useFlushOnLeaving({ outbox, setOpen }: Pick<Keeping, 'outbox' | 'setOpen'>): void {
  useEffect(() => {
    const leave = (): void => outbox?.leave();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    setOpen(true);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      setOpen(false);
      void outbox?.flush();
    };
  }, [outbox, setOpen]);
}
