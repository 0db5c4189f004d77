import { RESPONSE_TIMEOUTS_MS } from '../constants.js';
import { erasureReceipt } from '../erasure/receipt.js';
import { accountChanges, accountChangesQuery } from '../http/account-changes.js';
import { accountErased, erasureKey } from '../http/erasure.js';
import { currentSession, deviceList, deviceQuery, signedOut, signOutBody } from '../http/sessions.js';
import { MESSAGES } from '../messages.js';
import { emptyBody } from '../staff/access-session.js';
import { endpoint } from './endpoint.js';

export const accountEndpoints = {
  exportData: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/export',
    summary: 'Downloads all personal data of the user as a ZIP.',
    tag: 'account',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: {
      200: {
        description: 'The ZIP. It contains a README.',
        contentTypes: ['application/zip'],
        headers: { 'Content-Disposition': 'always' },
      },
    },
    failureMessage: MESSAGES.dataNotExported,
    timeoutMs: RESPONSE_TIMEOUTS_MS.export,
  }),

  eraseAccount: endpoint({
    method: 'DELETE',
    path: '/api/profile/{uid}',
    summary: 'Erases the account and all personal data of the user.',
    description:
      'The response is sent once no data can be read anymore. The receipt is signed with the key of `/api/erasure-key`. ' +
      'A UUID sent as `Idempotency-Key` becomes the id of the erasure. Use it to read the receipt later. ' +
      'Accounts with staff roles get 409 `has-staff-roles`: the roles have to be revoked first.',
    tag: 'account',
    access: 'owner',
    headers: ['Idempotency-Key'],
    responses: { 200: { description: 'The account was erased.', schema: accountErased } },
    errors: [409],
    failureMessage: MESSAGES.profileNotDeleted,
    timeoutMs: RESPONSE_TIMEOUTS_MS.erasure,
  }),

  getSession: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/session',
    summary: 'Returns when the user signed in. Open pages ask for it, to notice that the sign-in has ended.',
    tag: 'account',
    access: 'owner',
    query: deviceQuery,
    responses: { 200: { description: 'The sign-in that the token belongs to.', schema: currentSession } },
  }),

  listDevices: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/devices',
    summary: 'Lists the browsers in which the user is signed in, if they were used in the last 30 days.',
    description: 'A device is recorded when it asks for the session, at most once an hour. No IP address is stored.',
    tag: 'account',
    access: 'owner',
    query: deviceQuery,
    responses: { 200: { description: 'The devices, last used first.', schema: deviceList } },
  }),

  signOut: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/sign-out',
    summary: 'Ends the sign-in that sends the request.',
    description: 'Its tokens get 401 `signed-out` within five seconds.',
    tag: 'account',
    access: 'owner',
    body: { schema: emptyBody, isOptional: true },
    responses: { 200: { description: 'The sign-in has ended.', schema: emptyBody } },
  }),

  signOutDevice: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/devices/{id}/sign-out',
    summary: 'Ends the sign-ins of one device.',
    description:
      'Their tokens get 401 `signed-out` within five seconds. Sign-ins of other devices in the same second end as well.',
    tag: 'account',
    access: 'owner',
    body: { schema: emptyBody, isOptional: true },
    responses: { 200: { description: 'The device is signed out.', schema: emptyBody } },
    errors: [404],
    failureMessage: 'The device could not be signed out. Please try again.',
  }),

  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/sign-out-everywhere',
    summary: 'Ends all sign-ins of the user on all devices, also this one unless it is kept.',
    description:
      'Their tokens get 401 `signed-out` within five seconds. Connected browsers are disconnected; the calendar address stays. ' +
      'Keeping this sign-in requires one that is at most five minutes old: otherwise 401 `reauthenticate`.',
    tag: 'account',
    access: 'owner',
    body: { schema: signOutBody, isOptional: true },
    responses: { 200: { description: 'All sign-ins before this time have ended.', schema: signedOut } },
    failureMessage: 'You could not be signed out everywhere. Please try again.',
  }),

  recordAccountChanges: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/account-changes',
    summary: 'Records this sign-in, and what has changed at the identity provider since the last call.',
    description:
      'Compares the email, the Google account and the validity of tokens with what was recorded, and appends the differences. ' +
      'Pages call it when they start and after a change.',
    tag: 'account',
    access: 'owner',
    body: { schema: emptyBody, isOptional: true },
    responses: { 200: { description: 'All changes are recorded.', schema: emptyBody } },
  }),

  listAccountChanges: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/account-changes',
    summary: 'Lists sign-ins, and changes of the email, the password and the Google account, newest first.',
    tag: 'account',
    access: 'owner',
    query: accountChangesQuery,
    responses: { 200: { description: 'A page of changes.', schema: accountChanges } },
  }),

  getErasureReceipt: endpoint({
    method: 'GET',
    path: '/api/erasure-receipts/{id}',
    summary: 'Reads the receipt of a finished erasure by its id.',
    description: 'A receipt contains no personal data, so reading it needs no authentication.',
    tag: 'account',
    access: 'public',
    responses: { 200: { description: 'The receipt.', schema: erasureReceipt } },
    errors: [404],
  }),

  getErasureKey: endpoint({
    method: 'GET',
    path: '/api/erasure-key',
    summary: 'Reads the public key that verifies erasure receipts.',
    tag: 'account',
    access: 'public',
    responses: { 200: { description: 'The key.', schema: erasureKey } },
  }),
};
