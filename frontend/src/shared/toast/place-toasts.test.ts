import { positionToasts } from './place-toasts';

const PHONE = { width: 360, height: 740 };

/** Gives an element the place in the window that a browser would have laid it out at. */
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
  ['the details of a job', 'tr-pane-head', '72px'],
  ['a part of the page', 'card-header', ''],
])('keeps toasts below the title and the close button of %s', (_what, head, top) => {
  document.body.innerHTML = `<div class="${head}"></div><div class="Toastify__toast-container"></div>`;
  mockLayout(document.querySelector(`.${head}`), 0, 64);
  mockLayout(document.querySelector('.Toastify__toast-container'), 16, 76, 12, 348);
  expect(getToastTop()).toBe(top);
});

it('ignores a dialog that another one covers', () => {
  document.body.innerHTML =
    '<div inert><div class="modal-header"></div></div><div class="Toastify__toast-container"></div>';
  mockLayout(document.querySelector('.modal-header'), 0, 64);
  mockLayout(document.querySelector('.Toastify__toast-container'), 16, 76, 12, 348);
  expect(getToastTop()).toBe('');
});
