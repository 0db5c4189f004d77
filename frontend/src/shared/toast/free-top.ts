/** Part of the window, in pixels. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Pixels between a toast and what it stays clear of. */
const GAP_PX = 8;

const overlaps = (one: Box, other: Box): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/**
 * Returns the highest place, in pixels from the top of the window, where the toasts cover none of the obstacles; where
 * there is no such place before `bottom`, the usual one (`toasts.top`).
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
