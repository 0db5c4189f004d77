import { importResumeBody, resumeImported } from '../http/resume.js';
import { MESSAGES } from '../messages.js';
import { jsonResume } from '../resume/json-resume.js';
import { endpoint } from './endpoint.js';

export const resumeEndpoints = {
  exportResume: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/export/json-resume',
    summary: 'Downloads the profile as JSON Resume 1.0.',
    tag: 'resume',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: {
      200: {
        description: 'The resume.',
        schema: jsonResume,
        headers: { ETag: 'always', 'Content-Disposition': 'always' },
      },
    },
    errors: [404],
    failureMessage: MESSAGES.resumeNotExported,
  }),

  importResume: endpoint({
    method: 'POST',
    path: '/api/profile/{uid}/import/json-resume',
    summary: 'Imports a JSON Resume into the profile, or previews the changes.',
    description: 'Nothing is saved unless `apply` is true.',
    tag: 'resume',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match', 'X-Origin-Ref'],
    body: { schema: importResumeBody },
    responses: {
      200: {
        description: 'The changes, and the parts that are left out.',
        schema: resumeImported,
        headers: { ETag: 'sometimes' },
      },
    },
    errors: [404, 409, 412, 422],
    hasSuccessField: true,
    failureMessage: MESSAGES.resumeNotImported,
  }),
};
