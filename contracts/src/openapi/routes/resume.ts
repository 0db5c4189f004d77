import type { RouteDefinitions } from '../route-definition.js';

/** JSON Resume. */
export const resumeRoutes = {
  'GET /api/profile/{uid}/export/json-resume': {
    id: 'exportResume',
    summary: 'Downloads the profile as JSON Resume 1.0.',
    tag: 'resume',
    access: 'owner',
    headers: ['X-Min-Revision'],
    answers: {
      200: {
        description: 'The resume.',
        schema: 'JsonResume',
        headers: { ETag: 'always', 'Content-Disposition': 'always' },
      },
    },
    errors: [404],
  },
  'POST /api/profile/{uid}/import/json-resume': {
    id: 'importResume',
    summary: 'Brings a JSON Resume into the profile, or shows what that would change.',
    description: 'Nothing is saved unless `apply` is true.',
    tag: 'resume',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match'],
    body: { schema: 'ImportResume' },
    answers: {
      200: {
        description: 'What changes, and what stays out.',
        schema: 'ResumeImported',
        headers: { ETag: 'sometimes' },
      },
    },
    errors: [404, 409, 412, 422],
  },
} as const satisfies RouteDefinitions;
