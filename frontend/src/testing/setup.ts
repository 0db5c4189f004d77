import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import type * as JestAxe from 'jest-axe';
import { toast } from 'react-toastify/unstyled';
import { getComputedStyle } from './computed-style';
import { getElementError } from './element-error';
import { disableOwnerStacks } from './owner-stacks';
import { server } from './server';

// Lazy screens are compiled when a test first renders them, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000, getElementError });
window.getComputedStyle = getComputedStyle;
disableOwnerStacks();

// axe is loaded on demand: it is slow to load and few tests use it.
expect.extend({
  toHaveNoViolations: (results: Awaited<ReturnType<typeof JestAxe.axe>>) =>
    jest.requireActual<typeof JestAxe>('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});

/** jsdom has no layout: nothing is ever visible. */
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = (): void => undefined;
  readonly unobserve = this.observe;
  readonly disconnect = this.observe;
  readonly takeRecords = (): IntersectionObserverEntry[] => [];
};

/** jsdom has no matchMedia: mocks one that never matches. react-bootstrap uses the deprecated listeners. */
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: () =>
    Object.assign(new EventTarget(), {
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
});
/** jsdom has no layout, so there is nothing to observe. */
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

let allowedErrors: readonly RegExp[] = [];

/** Allows these console errors in the current test; every other console error fails it. */
export const allowConsoleErrors = (...patterns: readonly RegExp[]): void => {
  allowedErrors = patterns;
};

const unexpectedErrors: string[] = [];

/**
 * React's warning about updates between the steps of a test, from timers or responses; ignored because it depends on
 * timing.
 */
const ACT_WARNING = /An update to .* inside a test was not wrapped in act/;

// Silences requests that log after their test has ended and the spies are restored.
Object.assign(console, { log: () => undefined, warn: () => undefined });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  // The client logs requests and errors (spec section 1).
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation((...parts: readonly unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!ACT_WARNING.test(text) && !allowedErrors.some((pattern) => pattern.test(text))) unexpectedErrors.push(text);
  });
});
afterEach(() => {
  act(() => toast.dismiss());
  server.resetHandlers();
  server.events.removeAllListeners();
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete document.documentElement.dataset.bsTheme;
  jest.restoreAllMocks();
  allowedErrors = [];
  const errors = unexpectedErrors.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
afterAll(() => server.close());
