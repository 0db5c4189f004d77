import { emptyBody, openSessionBody, sessionChanged, sessionOpened } from '../staff/access-session.js';
import { searchBody, searchResult } from '../support/person-card.js';
import { requestAccepted, mailBody, rebuildBody, rebuildRequested, remakeBody } from '../staff/rebuilds.js';
import { endpoint } from './endpoint.js';
import { supportReadEndpoints } from './support-reads.js';
import { supportWorkEndpoints } from './support-work.js';

const sessionChangeEndpoint = {
  method: 'POST',
  tag: 'support',
  access: 'staff',
  responses: { 200: { description: 'The session, with its new end.', schema: sessionChanged } },
  body: { schema: emptyBody, isOptional: true },
} as const;

/** Finding a person, and access sessions. */
export const supportSessionEndpoints = {
  searchPerson: endpoint({
    method: 'POST',
    path: '/api/support/searches',
    summary: 'Finds a person by email address, user id, reference or consent code.',
    description: 'Only exact matches are found. The search is recorded, the address is not.',
    tag: 'support',
    access: 'staff',
    roles: ['support'],
    body: { schema: searchBody },
    responses: { 200: { description: 'The person, if there is one.', schema: searchResult } },
  }),

  openSession: endpoint({
    method: 'POST',
    path: '/api/support/people/{uid}/sessions',
    summary: 'Opens an access session, which permits reading the content of one person.',
    description:
      'The person sees the session, its reason and everything that is read. Codes of 403: `own-account`, ' +
      '`consent-required`, `approval-required`. A code that is wrong, used or expired is refused with 422.',
    tag: 'support',
    access: 'staff',
    roles: ['support'],
    isRecentSignInRequired: true,
    body: { schema: openSessionBody },
    responses: { 201: { description: 'The session was opened.', schema: sessionOpened } },
    errors: [404, 409, 410, 422],
  }),

  extendSession: endpoint({
    ...sessionChangeEndpoint,
    path: '/api/support/people/{uid}/sessions/{id}/extend',
    summary: 'Extends an access session once, by 30 minutes.',
    roles: ['support'],
    isRecentSignInRequired: true,
    errors: [404, 409, 410],
  }),

  endSession: endpoint({
    ...sessionChangeEndpoint,
    path: '/api/support/people/{uid}/sessions/{id}/end',
    summary: 'Ends an access session. Auditors can end every session.',
    roles: ['support', 'auditor'],
    errors: [404, 409, 410],
  }),

  endListedSession: endpoint({
    ...sessionChangeEndpoint,
    path: '/api/support/accesses/{id}/end',
    summary: 'Ends an access session that was found in the list of sessions.',
    roles: ['auditor'],
    errors: [404, 409],
  }),
};

/** What support does without reading content. */
export const supportActionEndpoints = {
  rebuildPersonView: endpoint({
    method: 'POST',
    path: '/api/support/people/{uid}/rebuilds',
    summary: 'Builds a view of one person again from the events.',
    tag: 'support',
    access: 'staff',
    roles: ['support'],
    body: { schema: rebuildBody },
    responses: { 202: { description: 'The rebuild was requested.', schema: rebuildRequested } },
    errors: [404, 410],
  }),

  remakePersonData: endpoint({
    method: 'POST',
    path: '/api/support/people/{uid}/remakes',
    summary: 'Renders the CV of a person again, or ranks the postings again.',
    tag: 'support',
    access: 'staff',
    roles: ['support'],
    body: { schema: remakeBody },
    responses: { 202: { description: 'The job was added.', schema: requestAccepted } },
    errors: [404, 410],
  }),

  sendPersonMail: endpoint({
    method: 'POST',
    path: '/api/support/people/{uid}/mails',
    summary: 'Sends a password-reset email to a person.',
    tag: 'support',
    access: 'staff',
    roles: ['support'],
    isRecentSignInRequired: true,
    body: { schema: mailBody },
    responses: { 202: { description: 'The email was requested.', schema: requestAccepted } },
    errors: [404, 409, 410],
  }),
};

/** All endpoints of the support pages, for support, auditors and operators. */
export const supportEndpoints = {
  ...supportSessionEndpoints,
  ...supportActionEndpoints,
  ...supportReadEndpoints,
  ...supportWorkEndpoints,
};
