import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Responses to what every signed-in screen asks for: session, devices, account changes, accesses and actions of
 * support, extensions, and the operator.
 */
const DEFAULT_HANDLERS = [
  http.get('http://localhost/api/profile/:uid/support-actions', () => HttpResponse.json({ items: [], next: null })),
  http.get('http://localhost/api/profile/:uid/session', () =>
    HttpResponse.json({ signedInAt: '2024-05-06T10:00:00.000Z' }),
  ),
  http.post('http://localhost/api/profile/:uid/sign-out', () => HttpResponse.json({})),
  http.post('http://localhost/api/profile/:uid/account-changes', () => HttpResponse.json({})),
  http.get('http://localhost/api/profile/:uid/account-changes', () => HttpResponse.json({ items: [], next: null })),
  http.get('http://localhost/api/profile/:uid/devices', () => HttpResponse.json({ items: [] })),
  http.get('http://localhost/api/operator', () =>
    HttpResponse.json({ name: 'Trackrecord Ltd', address: null, email: 'help@example.com' }),
  ),
  http.get('http://localhost/api/extensions/:uid', () =>
    HttpResponse.json({ calendar: null, browsers: [], revoked: [] }),
  ),
  http.get('http://localhost/api/profile/:uid/accesses', () =>
    HttpResponse.json({ items: [], consent: null, next: null }),
  ),
];

/** The mock server of the tests; an unhandled request fails the test. */
export const server = setupServer(...DEFAULT_HANDLERS);

/** Serves the defaults again, over handlers that a test has added. */
export const serveDefaults = (): void => server.use(...DEFAULT_HANDLERS);
