import { getConfig } from '@testing-library/react';

const { getElementError: createErrorWithPage } = getConfig();

/** True while `waitFor` or `findBy` tries a query that it repeats if it fails (a private setting of Testing Library). */
const isTrying = (): boolean => {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

/** Creates an error that prints the page when its message is read. */
function createLazyError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => createErrorWithPage(message, container).message,
  });
}

/**
 * Creates the error of a query. Testing Library prints the whole page into it, even when it tries again and drops the
 * error. Here the page is printed for such an error only after the timeout, when its message is read.
 */
export const getElementError: typeof createErrorWithPage = (message, container) => {
  if (isTrying()) return createLazyError(message, container);
  const error = createErrorWithPage(message, container);
  // Without this function, so that Jest shows the line of the test.
  Error.captureStackTrace(error, getElementError);
  return error;
};
