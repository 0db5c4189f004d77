import { findFreeTop } from './free-top';

const CONTAINER = '.Toastify__toast-container';
/** What a toast must not cover: progress, primary buttons, and the title and close button of a dialog. */
const OBSTACLES =
  '[role="progressbar"], .tr-steps, .btn-primary, .btn-on-deep, .btn-danger, .modal-header, .offcanvas-header, .tr-pane-head';
const TOP_PROPERTY = '--toastify-toast-top';

/** Moves the toasts to where they cover none of these of what is in use. */
export function positionToasts(): void {
  const container = document.querySelector<HTMLElement>(CONTAINER);
  if (container === null) return;
  container.style.removeProperty(TOP_PROPERTY);
  const isObstacle = (element: Element): boolean => element.closest('[inert]') === null && !container.contains(element);
  const obstacles = [...document.querySelectorAll(OBSTACLES)]
    .filter(isObstacle)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight);
  const defaultBox = container.getBoundingClientRect();
  const top = findFreeTop(defaultBox, obstacles, window.innerHeight);
  if (top !== defaultBox.top) container.style.setProperty(TOP_PROPERTY, `${Math.ceil(top)}px`);
}
