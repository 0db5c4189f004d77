import {
  browserPaired,
  calendarChanged,
  calendarCreated,
  changeCalendarBody,
  createCalendarBody,
  extensionList,
  pairBody,
  pairingCodeCreated,
  postingSaved,
  savePostingBody,
} from '../http/extensions.js';
import { emptyBody } from '../staff/access-session.js';
import { endpoint } from './endpoint.js';

const FAILURE_MESSAGE = 'Your extensions could not be changed. Please try again.';

export const extensionReadEndpoints = {
  listExtensions: endpoint({
    method: 'GET',
    path: '/api/extensions/{uid}',
    summary: 'Lists what acts for the user outside of the site: the calendar and connected browsers.',
    tag: 'extensions',
    access: 'owner',
    responses: { 200: { description: 'The tokens, without their secrets.', schema: extensionList } },
  }),

  readCalendar: endpoint({
    method: 'GET',
    path: '/api/calendar/{address}',
    summary: 'Reads the next steps of a user as iCalendar. The address is the secret.',
    description: 'Unknown, replaced and revoked addresses get 404. Send the `ETag` in `If-None-Match`.',
    tag: 'extensions',
    access: 'public',
    responses: {
      200: { description: 'The calendar.', contentTypes: ['text/calendar'], headers: { ETag: 'always' } },
      304: { description: 'It has not changed.', headers: { ETag: 'always' } },
    },
    errors: [404],
  }),
};

/** What a user changes on the extensions page. */
export const extensionEndpoints = {
  createCalendar: endpoint({
    method: 'POST',
    path: '/api/extensions/{uid}/calendar',
    summary: 'Creates a private calendar address. An earlier one stops working.',
    tag: 'extensions',
    access: 'owner',
    body: { schema: createCalendarBody, isOptional: true },
    responses: { 201: { description: 'The address. It is not shown again.', schema: calendarCreated } },
    errors: [409],
    failureMessage: FAILURE_MESSAGE,
  }),

  changeCalendar: endpoint({
    method: 'PUT',
    path: '/api/extensions/{uid}/calendar',
    summary: 'Changes what the calendar contains.',
    tag: 'extensions',
    access: 'owner',
    body: { schema: changeCalendarBody },
    responses: { 200: { description: 'The calendar.', schema: calendarChanged } },
    errors: [404],
    failureMessage: FAILURE_MESSAGE,
  }),

  revokeCalendar: endpoint({
    method: 'DELETE',
    path: '/api/extensions/{uid}/calendar',
    summary: 'Revokes the calendar address.',
    tag: 'extensions',
    access: 'owner',
    responses: { 200: { description: 'There is no address now.', schema: emptyBody } },
    failureMessage: FAILURE_MESSAGE,
  }),

  createPairingCode: endpoint({
    method: 'POST',
    path: '/api/extensions/{uid}/pairing-codes',
    summary: 'Creates a code that connects one browser.',
    description: 'A new code replaces the previous one. A code can be used once, within ten minutes.',
    tag: 'extensions',
    access: 'owner',
    body: { schema: emptyBody, isOptional: true },
    responses: { 201: { description: 'The code. It is not shown again.', schema: pairingCodeCreated } },
    failureMessage: FAILURE_MESSAGE,
  }),

  revokeBrowser: endpoint({
    method: 'DELETE',
    path: '/api/extensions/{uid}/browsers/{id}',
    summary: 'Disconnects a browser.',
    tag: 'extensions',
    access: 'owner',
    responses: { 200: { description: 'The browser is not connected.', schema: emptyBody } },
    failureMessage: FAILURE_MESSAGE,
  }),
};

/** What the browser extension requests. Extensions may call these endpoints from their own pages (CORS). */
export const browserExtensionEndpoints = {
  pairBrowser: endpoint({
    method: 'POST',
    path: '/api/extension/pairings',
    summary: 'Connects a browser with a pairing code.',
    tag: 'extensions',
    access: 'public',
    body: { schema: pairBody },
    responses: { 201: { description: 'The token of the browser. It is not shown again.', schema: browserPaired } },
    errors: [404, 409],
    failureMessage: 'The browser could not be connected. Please try again.',
  }),

  savePosting: endpoint({
    method: 'POST',
    path: '/api/extension/applications',
    summary: 'Saves a posting as an application.',
    description: 'Responds with 409 `same-posting` like `POST /api/applications/{uid}`.',
    tag: 'extensions',
    access: 'extension',
    headers: ['Idempotency-Key'],
    body: { schema: savePostingBody },
    responses: { 201: { description: 'The application.', schema: postingSaved, headers: { ETag: 'always' } } },
    errors: [409, 422],
    failureMessage: 'The job could not be saved. Please try again.',
  }),
};
