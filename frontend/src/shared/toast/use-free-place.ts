import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { placeToasts } from './place-toasts';

/** What may move the toasts or what they must not cover; a dialog takes the focus, then its transition ends. */
const EVENTS = ['scroll', 'resize', 'focusin', 'transitionend'] as const;

/** Keeps toasts clear of what they must not cover while toasts change, dialogs open and the page is scrolled. */
export function useFreePlace(): void {
  useEffect(() => {
    let frame = 0;
    const placeSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(placeToasts);
    };
    const stop = toast.onChange(placeSoon);
    for (const event of EVENTS) window.addEventListener(event, placeSoon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      stop();
      for (const event of EVENTS) window.removeEventListener(event, placeSoon, { capture: true });
    };
  }, []);
}
