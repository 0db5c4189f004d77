import type { RouteDefinition, RouteDefinitions } from '../route-definition.js';

const generating = (id: string, whose: string, access: RouteDefinition['access']): RouteDefinition => ({
  id,
  summary: `Reads the CV ${whose}, as a PDF and as JSON Resume.`,
  description:
    'The CV is always that of the current profile: query parameters are refused. While onboarding is not completed, the answer says so: `success: false` with status 200.',
  tag: 'cv',
  access,
  headers: ['X-Min-Revision'],
  answers: {
    200: { description: 'The CV, or that there is none yet.', schema: 'Cv', headers: { ETag: 'sometimes' } },
  },
});

/** CVs. */
export const cvRoutes = {
  'GET /api/cv/generate': generating('generateOwnCv', 'of the signed-in user', 'signed-in'),
  'GET /api/cv/generate/{uid}': generating('generateCv', 'of a user', 'owner'),
  'GET /api/cv/generate/{uid}/{profileId}': {
    ...generating('generateCvOfProfile', 'of a profile', 'owner'),
    errors: [404],
  },
} as const satisfies RouteDefinitions;
