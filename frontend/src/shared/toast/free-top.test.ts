import type { Box } from './free-top';
import { findFreeTop } from './free-top';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const TOASTS = box(16, 76);

it.each([
  ['nothing is there', [], 16],
  ['something is beside it', [box(20, 60, 400, 500)], 16],
  ['something is below it', [box(90, 130)], 16],
  ['a progress bar is under it', [box(0, 64)], 72],
  ['a button follows too close on the progress bar', [box(0, 64), box(100, 140)], 148],
  ['there is room between two buttons', [box(0, 64), box(140, 180)], 72],
  ['everything is taken', [box(0, 600)], 16],
])('keeps toasts clear of progress and primary buttons where %s', (_where, obstacles, top) => {
  expect(findFreeTop(TOASTS, obstacles, 640)).toBe(top);
});

it('reads boxes as a browser measures them, whose sides are no own properties', () => {
  const measured = (top: number, bottom: number): Box =>
    Object.create({ top, bottom, left: 1_040, right: 1_424 }) as Box;
  expect(findFreeTop(measured(64, 128), [measured(68, 98)], 900)).toBe(106);
});
