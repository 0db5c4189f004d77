import { profileQuery } from '../../http/history.js';
import type { RouteDefinitions } from '../route-definition.js';

const REVISION = { ETag: 'always' } as const;
const WRITE_HEADERS = ['Idempotency-Key', 'If-Match'] as const;

/** The profile as a whole. */
export const profileRoutes = {
  'GET /api/profile/{uid}': {
    id: 'getProfile',
    summary: 'Reads the profile, as it is or as it was.',
    tag: 'profile',
    access: 'owner',
    query: {
      schema: profileQuery,
      words: {
        revision: 'The profile as it was at this revision.',
        at: 'The profile as it was at this moment; not together with `revision`.',
      },
    },
    headers: ['X-Min-Revision'],
    answers: { 200: { description: 'The profile.', schema: 'Profile', headers: REVISION } },
    errors: [404],
  },
  'POST /api/profile': {
    id: 'saveProfile',
    summary: 'Saves sections of the profile, and makes it where there is none.',
    description:
      'A section that is absent stays, an empty list empties it. `onboardingCompleted: true` completes onboarding, ' +
      'after a check of what the user type asks for.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: 'SaveProfile' },
    answers: {
      200: { description: 'The profile.', schema: 'Profile', headers: REVISION },
      201: { description: 'The profile, which was made.', schema: 'Profile', headers: REVISION },
    },
    errors: [409, 412, 422],
  },
  'PUT /api/profile/{uid}': {
    id: 'replaceProfile',
    summary: 'Replaces several sections of the profile at once.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: 'ReplaceProfile' },
    answers: { 200: { description: 'The profile.', schema: 'Profile', headers: REVISION } },
    errors: [404, 409, 412, 422],
  },
  'POST /api/profile/{uid}/experience': {
    id: 'addExperience',
    summary: 'Adds one work experience.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: 'AddExperience' },
    answers: { 201: { description: 'The work experience, with its id.', schema: 'Experience', headers: REVISION } },
    errors: [404, 409, 412, 422],
  },
  'POST /api/profile/{uid}/project': {
    id: 'addProject',
    summary: 'Adds one project.',
    tag: 'profile',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: 'AddProject' },
    answers: { 201: { description: 'The project, with its id.', schema: 'Project', headers: REVISION } },
    errors: [404, 409, 412, 422],
  },
} as const satisfies RouteDefinitions;
