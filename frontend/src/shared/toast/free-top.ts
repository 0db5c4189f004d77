/** A rectangle in the window, in pixels. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const GAP_PX = 8;

const overlaps = (one: Box, other: Box): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/**
 * Returns the smallest distance from the top of the window, in pixels, at which the toasts cover no obstacle; the default
 * (`toasts.top`) if there is none above `bottom`.
 */
export function findFreeTop(toasts: Box, obstacles: readonly Box[], bottom: number): number {
  const height = toasts.bottom - toasts.top;
  const places = [toasts.top, ...obstacles.map((obstacle) => obstacle.bottom + GAP_PX)]
    .filter((top) => top >= toasts.top && top + height <= bottom)
    .toSorted((one, other) => one - other);
  const { left, right } = toasts;
  const isFree = (top: number): boolean =>
    obstacles.every((obstacle) => !overlaps({ left, right, top, bottom: top + height }, obstacle));
  return places.find(isFree) ?? toasts.top;
}
