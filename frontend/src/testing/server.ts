import { setupServer } from 'msw/node';

/** Answers the requests of a test; a request nobody answers fails it. */
export const server = setupServer();
