import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { placeToasts } from './place-toasts';

/** Keeps toasts clear of progress bars and primary buttons while toasts change and the page is scrolled. */
export function useFreePlace(): void {
  useEffect(() => {
    let frame = 0;
    const placeSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(placeToasts);
    };
    const stop = toast.onChange(placeSoon);
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, placeSoon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      stop();
      for (const event of events) window.removeEventListener(event, placeSoon, { capture: true });
    };
  }, []);
}
