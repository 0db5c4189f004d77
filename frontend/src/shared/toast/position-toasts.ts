/** A rectangle in the window, in pixels. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const GAP_PX = 8;

const overlaps = (a: Box, b: Box): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

/**
 * Returns the smallest distance from the top of the window, in pixels, at which the toasts cover no obstacle; the
 * default (`toasts.top`) if they fit nowhere above `windowBottom`.
 */
export function findFreeTop(toasts: Box, obstacles: readonly Box[], windowBottom: number): number {
  const height = toasts.bottom - toasts.top;
  const candidates = [toasts.top, ...obstacles.map((obstacle) => obstacle.bottom + GAP_PX)]
    .filter((top) => top >= toasts.top && top + height <= windowBottom)
    .toSorted((left, right) => left - right);
  const { left, right } = toasts;
  const isFree = (top: number): boolean =>
    obstacles.every((obstacle) => !overlaps({ left, right, top, bottom: top + height }, obstacle));
  return candidates.find(isFree) ?? toasts.top;
}

const CONTAINER = '.Toastify__toast-container';
/** Elements that toasts must not cover: progress bars, primary buttons, headers of dialogs. */
const OBSTACLES =
  '[role="progressbar"], .tr-steps, .tr-band, .btn-primary, .btn-on-deep, .btn-danger, .modal-header, .offcanvas-header, .tr-pane-head';
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
