import { freeTop } from './free-top';

const CONTAINER = '.Toastify__toast-container';
/** What a toast must not cover: progress, primary buttons, and the title and close button of a dialog. */
const OBSTACLES =
  '[role="progressbar"], .tr-steps, .btn-primary, .btn-on-deep, .btn-danger, .modal-header, .offcanvas-header, .tr-pane-head';
const TOP = '--toastify-toast-top';

/** Moves the toasts to where they cover none of these of what is in use. */
export function placeToasts(): void {
  const container = document.querySelector<HTMLElement>(CONTAINER);
  if (container === null) return;
  container.style.removeProperty(TOP);
  const isInTheWay = (element: Element): boolean => element.closest('[inert]') === null && !container.contains(element);
  const obstacles = [...document.querySelectorAll(OBSTACLES)]
    .filter(isInTheWay)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight);
  const usual = container.getBoundingClientRect();
  const top = freeTop(usual, obstacles, window.innerHeight);
  if (top !== usual.top) container.style.setProperty(TOP, `${Math.ceil(top)}px`);
}
