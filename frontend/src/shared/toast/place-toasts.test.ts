import { positionToasts } from './place-toasts';

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

it.each([
  ['a dialog', 'modal-header', '72px'],
  ['a side panel', 'offcanvas-header', '72px'],
  ['the job details', 'tr-pane-head', '72px'],
  ['a card of the page', 'card-header', ''],
])('positions toasts relative to %s', (_case, head, top) => {
  document.body.innerHTML = `<div class="${head}"></div><div class="Toastify__toast-container"></div>`;
  mockLayout(document.querySelector(`.${head}`), 0, 64);
  mockLayout(document.querySelector('.Toastify__toast-container'), 16, 76, 12, 348);
  expect(getToastTop()).toBe(top);
});

it('ignores the header of an inert dialog', () => {
  document.body.innerHTML =
    '<div inert><div class="modal-header"></div></div><div class="Toastify__toast-container"></div>';
  mockLayout(document.querySelector('.modal-header'), 0, 64);
  mockLayout(document.querySelector('.Toastify__toast-container'), 16, 76, 12, 348);
  expect(getToastTop()).toBe('');
});
