import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { positionToasts } from './place-toasts';

/** What may move the toasts or what they must not cover; a dialog takes the focus, then its transition ends. */
const EVENTS = ['scroll', 'resize', 'focusin', 'transitionend'] as const;

/** Keeps toasts clear of what they must not cover while toasts change, dialogs open and the page is scrolled. */
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
