import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { positionToasts } from './place-toasts';

/** Events after which toasts or obstacles may have moved; a dialog takes the focus, then ends its transition. */
const EVENTS = ['scroll', 'resize', 'focusin', 'transitionend'] as const;

/** Repositions the toasts when toasts change, dialogs open or the page is scrolled. */
export function useToastPosition(): void {
  useEffect(() => {
    let frame = 0;
    const schedulePosition = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(positionToasts);
    };
    const stop = toast.onChange(schedulePosition);
    for (const event of EVENTS) window.addEventListener(event, schedulePosition, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      stop();
      for (const event of EVENTS) window.removeEventListener(event, schedulePosition, { capture: true });
    };
  }, []);
}
