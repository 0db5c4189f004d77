import { recordStepBodies } from '../http/onboarding.js';
import { onboardingProgress } from '../onboarding/progress.js';
import { endpoint } from './endpoint.js';

const progressResponses = {
  200: { description: 'The progress.', schema: onboardingProgress, headers: { ETag: 'sometimes' } },
} as const;

export const onboardingEndpoints = {
  getOnboarding: endpoint({
    method: 'GET',
    path: '/api/profile/{uid}/onboarding',
    summary: 'Reads the progress in the onboarding wizard.',
    description: 'Before the first step is recorded, the progress is empty and has no ETag.',
    tag: 'onboarding',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: progressResponses,
  }),

  recordStep: endpoint({
    method: 'PUT',
    path: '/api/profile/{uid}/onboarding/{step}',
    summary: 'Finishes or skips a step of the wizard, or saves its draft.',
    tag: 'onboarding',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match', 'X-Origin-Ref'],
    body: { schema: recordStepBodies },
    responses: progressResponses,
    errors: [404, 409, 412, 422],
  }),
};
