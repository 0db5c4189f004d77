import { findFreeTop } from './free-top';

const CONTAINER = '.Toastify__toast-container';
/** Elements that toasts must not cover: progress bars, primary buttons, headers of dialogs. */
const OBSTACLES =
  '[role="progressbar"], .tr-steps, .btn-primary, .btn-on-deep, .btn-danger, .modal-header, .offcanvas-header, .tr-pane-head';
const TOP_PROPERTY = '--toastify-toast-top';

/** Moves the toasts to a place where they cover none of the obstacles that are in use. */
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
