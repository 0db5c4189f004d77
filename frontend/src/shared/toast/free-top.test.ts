import type { Box } from './free-top';
import { findFreeTop } from './free-top';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const TOASTS = box(16, 76);

it.each([
  ['there are no obstacles', [], 16],
  ['an obstacle is beside it', [box(20, 60, 400, 500)], 16],
  ['an obstacle is below it', [box(90, 130)], 16],
  ['a progress bar overlaps it', [box(0, 64)], 72],
  ['a button is too close to the progress bar', [box(0, 64), box(100, 140)], 148],
  ['there is room between two obstacles', [box(0, 64), box(140, 180)], 72],
  ['there is no free place', [box(0, 600)], 16],
])('returns a top that covers no obstacle when %s', (_case, obstacles, top) => {
  expect(findFreeTop(TOASTS, obstacles, 640)).toBe(top);
});

it('accepts DOMRects, whose sides are not own properties', () => {
  const measured = (top: number, bottom: number): Box =>
    Object.create({ top, bottom, left: 1_040, right: 1_424 }) as Box;
  expect(findFreeTop(measured(64, 128), [measured(68, 98)], 900)).toBe(106);
});
