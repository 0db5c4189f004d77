import { recordStepBodies } from '../http/onboarding.js';
import { onboardingProgress } from '../onboarding/progress.js';
import { endpoint } from './endpoint.js';

const progress = {
  200: { description: 'The progress.', schema: onboardingProgress, headers: { ETag: 'sometimes' } },
} as const;

export const onboardingEndpoints = {
  getOnboarding: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/onboarding',
    summary: 'Reads how far the wizard was walked.',
    description: 'While nothing was recorded, the progress is at its beginning and has no ETag.',
    tag: 'onboarding',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: progress,
  }),

  recordStep: endpoint({
    method: 'PUT',
    path: '/api/profile/{uid}/onboarding/{step}',
    summary: 'Records that a step of the wizard was finished or skipped, or what it holds so far.',
    tag: 'onboarding',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match'],
    body: { schema: recordStepBodies },
    responses: progress,
    errors: [404, 409, 412, 422],
  }),
};
