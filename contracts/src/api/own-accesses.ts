import { beforeQuery, consentGiven, ownAccesses, ownSupportActions } from '../staff/access-log.js';
import { emptyBody, sessionChanged } from '../staff/access-session.js';
import { endpoint } from './endpoint.js';

/** What a person can read about accesses of staff to their data. */
export const ownAccessReadEndpoints = {
  listOwnAccesses: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/accesses',
    summary: 'Lists when support looked at the profile, why and at what, newest first.',
    tag: 'access',
    access: 'owner',
    query: beforeQuery,
    responses: { 200: { description: 'A page of access sessions, and the current consent.', schema: ownAccesses } },
  }),

  listOwnSupportActions: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/support-actions',
    summary:
      'Lists what staff did without reading the profile, newest first: found the account, rebuilt a view, sent mail.',
    tag: 'access',
    access: 'owner',
    query: beforeQuery,
    responses: { 200: { description: 'A page of actions.', schema: ownSupportActions } },
  }),
};

/** How a person controls accesses of staff to their data. */
export const ownAccessEndpoints = {
  endOwnAccess: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/accesses/{id}/end',
    summary: 'Ends an access session of support at once.',
    tag: 'access',
    access: 'owner',
    body: { schema: emptyBody, isOptional: true },
    responses: { 200: { description: 'The session has ended.', schema: sessionChanged } },
    errors: [404, 409],
  }),

  giveConsent: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/consents',
    summary: 'Gives consent to support, and returns a code to read out to them.',
    description: 'A new code replaces the previous one. A code can be used once, within 72 hours.',
    tag: 'access',
    access: 'owner',
    body: { schema: emptyBody, isOptional: true },
    responses: { 201: { description: 'The code. It is not shown again.', schema: consentGiven } },
    errors: [409],
  }),

  withdrawConsent: endpoint({
    method: 'DELETE',
    path: '/api/profile/{uid}/consents',
    summary: 'Withdraws the consent, and ends the access session that was opened with it.',
    tag: 'access',
    access: 'owner',
    responses: { 200: { description: 'There is no consent now.', schema: emptyBody } },
    errors: [409],
  }),
};
