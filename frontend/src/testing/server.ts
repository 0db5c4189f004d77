import { setupServer } from 'msw/node';

/** The mock server of the tests; an unhandled request fails the test. */
export const server = setupServer();
