import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import type * as JestAxe from 'jest-axe';
import { toast } from 'react-toastify/unstyled';
import { server } from './server';

// The first screen of a test file is compiled when it is first asked for.
configure({ asyncUtilTimeout: 5_000 });

// Most files do not look for violations, and axe takes long to load.
expect.extend({
  toHaveNoViolations: (results: Awaited<ReturnType<typeof JestAxe.axe>>) =>
    jest.requireActual<typeof JestAxe>('jest-axe').toHaveNoViolations.toHaveNoViolations(results),
});

/** jsdom has no media queries: none of them matches, and none changes. react-bootstrap listens in the old way. */
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: () =>
    Object.assign(new EventTarget(), {
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

let expectedErrors: readonly RegExp[] = [];

/** Lets one test write these errors to the console; every other error fails it. */
export const expectConsoleErrors = (...patterns: readonly RegExp[]): void => {
  expectedErrors = patterns;
};

const unexpectedErrors: string[] = [];

/** What React reports of an update between two steps of a test, a timer or a response: whether one falls there is chance. */
const ACT_WARNING = /An update to .* inside a test was not wrapped in act/;

// What a request logs after the test that sent it has ended; spies are taken away by then.
Object.assign(console, { log: () => undefined });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  // Requests and failures are logged on purpose (spec section 1).
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation((...parts: readonly unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!ACT_WARNING.test(text) && !expectedErrors.some((pattern) => pattern.test(text))) unexpectedErrors.push(text);
  });
});
afterEach(() => {
  act(() => toast.dismiss());
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete document.documentElement.dataset.bsTheme;
  jest.restoreAllMocks();
  expectedErrors = [];
  const errors = unexpectedErrors.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
afterAll(() => server.close());
