import { RESPONSE_TIMEOUTS_MS } from '../constants.js';
import { cvQuery, cvResponse } from '../cv/cv.js';
import { MESSAGES } from '../messages.js';
import { endpoint } from './endpoint.js';

/** What the CV endpoints have in common. */
const cvEndpoint = {
  method: 'GET',
  description:
    'The CV always shows the current profile; query parameters are rejected. Until onboarding is completed, the response is `success: false` with status 200.',
  tag: 'cv',
  query: cvQuery,
  headers: ['X-Min-Revision'],
  responses: {
    200: {
      description: 'The CV, or `success: false` if there is none yet.',
      schema: cvResponse,
      headers: { ETag: 'sometimes' },
    },
  },
  hasSuccessField: true,
  failureMessage: MESSAGES.cvNotFetched,
  timeoutMs: RESPONSE_TIMEOUTS_MS.cv,
} as const;

export const cvEndpoints = {
  generateOwnCv: endpoint({
    ...cvEndpoint,
    path: '/api/cv/generate',
    summary: 'Returns the CV of the signed-in user, as a PDF and as JSON Resume.',
    access: 'signed-in',
  }),

  generateCv: endpoint({
    ...cvEndpoint,
    path: '/api/cv/generate/{uid}',
    summary: 'Returns the CV of a user, as a PDF and as JSON Resume.',
    access: 'owner',
  }),

  generateCvOfProfile: endpoint({
    ...cvEndpoint,
    path: '/api/cv/generate/{uid}/{profileId}',
    summary: 'Returns the CV of a profile, as a PDF and as JSON Resume.',
    access: 'owner',
    errors: [404],
  }),
};
