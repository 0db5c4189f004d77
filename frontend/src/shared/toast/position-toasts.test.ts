import { findFreeTop, positionToasts } from './position-toasts';
import type { Box } from './position-toasts';

const PHONE = { width: 360, height: 740 };

/** Mocks the layout of an element, which jsdom does not compute. */
function mockLayout(element: Element | null, top: number, bottom: number, left = 0, right = PHONE.width): void {
  if (element === null) throw new Error('The element is missing.');
  element.getBoundingClientRect = () =>
    DOMRect.fromRect({ x: left, y: top, width: right - left, height: bottom - top });
}

beforeEach(() => {
  Object.assign(window, { innerWidth: PHONE.width, innerHeight: PHONE.height });
});
afterEach(() => {
  document.body.replaceChildren();
});

const getToastTop = (): string => {
  positionToasts();
  const container = document.querySelector<HTMLElement>('.Toastify__toast-container');
  return container?.style.getPropertyValue('--toastify-toast-top') ?? 'missing';
};

/** Renders a header at the top of the page, and toasts over it. */
const renderHeader = (headerClass: string): void => {
  document.body.innerHTML = `<div class="${headerClass}"></div><div class="Toastify__toast-container"></div>`;
  mockLayout(document.querySelector(`.${headerClass}`), 0, 64);
  mockLayout(document.querySelector('.Toastify__toast-container'), 16, 76, 12, 348);
};

it.each([
  ['a dialog', 'modal-header'],
  ['a side panel', 'offcanvas-header'],
  ['the job details', 'tr-pane-head'],
])('moves toasts below the header of %s', (_case, headerClass) => {
  renderHeader(headerClass);
  expect(getToastTop()).toBe('72px');
});

it('does not move toasts for the header of a card', () => {
  renderHeader('card-header');
  expect(getToastTop()).toBe('');
});

it('ignores the header of an inert dialog', () => {
  document.body.innerHTML =
    '<div inert><div class="modal-header"></div></div><div class="Toastify__toast-container"></div>';
  mockLayout(document.querySelector('.modal-header'), 0, 64);
  mockLayout(document.querySelector('.Toastify__toast-container'), 16, 76, 12, 348);
  expect(getToastTop()).toBe('');
});

const makeBox = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const TOASTS = makeBox(16, 76);

it.each([
  ['there are no obstacles', [], 16],
  ['an obstacle is beside it', [makeBox(20, 60, 400, 500)], 16],
  ['an obstacle is below it', [makeBox(90, 130)], 16],
  ['a progress bar overlaps it', [makeBox(0, 64)], 72],
  ['a button is too close to the progress bar', [makeBox(0, 64), makeBox(100, 140)], 148],
  ['there is room between two obstacles', [makeBox(0, 64), makeBox(140, 180)], 72],
])('returns a top that covers no obstacle when %s', (_case, obstacles, top) => {
  expect(findFreeTop(TOASTS, obstacles, 640)).toBe(top);
});

it('returns the default top when there is no free place', () => {
  expect(findFreeTop(TOASTS, [makeBox(0, 600)], 640)).toBe(16);
});

it('accepts DOMRects, whose sides are not own properties', () => {
  const makeDomRect = (top: number, bottom: number): Box =>
    Object.create({ top, bottom, left: 1_040, right: 1_424 }) as Box;
  expect(findFreeTop(makeDomRect(64, 128), [makeDomRect(68, 98)], 900)).toBe(106);
});
