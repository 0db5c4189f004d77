import { cvQuery, cvResponse } from '../http/cv.js';
import { MESSAGES } from '../messages.js';
import { endpoint } from './endpoint.js';

const shared = {
  method: 'GET',
  description:
    'The CV is always that of the current profile: query parameters are refused. While onboarding is not completed, the answer says so: `success: false` with status 200.',
  tag: 'cv',
  query: cvQuery,
  headers: ['X-Min-Revision'],
  responses: {
    200: { description: 'The CV, or that there is none yet.', schema: cvResponse, headers: { ETag: 'sometimes' } },
  },
  hasSuccessField: true,
  failureMessage: MESSAGES.cvNotFetched,
} as const;

export const cvEndpoints = {
  generateOwnCv: endpoint({
    ...shared,
    path: '/api/cv/generate',
    summary: 'Reads the CV of the signed-in user, as a PDF and as JSON Resume.',
    access: 'signed-in',
  }),

  generateCv: endpoint({
    ...shared,
    path: '/api/cv/generate/{uid}',
    summary: 'Reads the CV of a user, as a PDF and as JSON Resume.',
    access: 'owner',
  }),

  generateCvOfProfile: endpoint({
    ...shared,
    path: '/api/cv/generate/{uid}/{profileId}',
    summary: 'Reads the CV of a profile, as a PDF and as JSON Resume.',
    access: 'owner',
    errors: [404],
  }),
};
