import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { freeTop } from './free-top';

const CONTAINER = '.Toastify__toast-container';
/** What a toast must not cover. */
const OBSTACLES = '[role="progressbar"], .tr-steps, .btn-primary, .btn-on-deep, .btn-danger';
const TOP = '--toastify-toast-top';

const isInUse = (element: Element): boolean => element.closest('[inert]') === null;

function place(): void {
  const container = document.querySelector<HTMLElement>(CONTAINER);
  if (container === null) return;
  container.style.removeProperty(TOP);
  const obstacles = [...document.querySelectorAll(OBSTACLES)]
    .filter(isInUse)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight);
  const usual = container.getBoundingClientRect();
  const top = freeTop(usual, obstacles, window.innerHeight);
  if (top !== usual.top) container.style.setProperty(TOP, `${Math.ceil(top)}px`);
}

/** Keeps toasts clear of progress bars and primary buttons, also while the page is scrolled. */
export function useFreePlace(): void {
  useEffect(() => {
    let frame = 0;
    const placeSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
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
