import type { RouteDefinitions } from '../route-definition.js';

/** The way through the wizard. */
export const onboardingRoutes = {
  'GET /api/profile/{uid}/onboarding': {
    id: 'getOnboarding',
    summary: 'Reads how far the wizard was walked.',
    description: 'While nothing was recorded, the progress is at its beginning and has no ETag.',
    tag: 'onboarding',
    access: 'owner',
    headers: ['X-Min-Revision'],
    answers: {
      200: { description: 'The progress.', schema: 'OnboardingProgress', headers: { ETag: 'sometimes' } },
    },
  },
  'PUT /api/profile/{uid}/onboarding/{step}': {
    id: 'recordStep',
    summary: 'Records that a step of the wizard was finished or skipped, or what it holds so far.',
    tag: 'onboarding',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match'],
    body: { schema: 'RecordStep' },
    answers: {
      200: { description: 'The progress.', schema: 'OnboardingProgress', headers: { ETag: 'sometimes' } },
    },
    errors: [404, 409, 412, 422],
  },
} as const satisfies RouteDefinitions;
