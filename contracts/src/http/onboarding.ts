import { z } from 'zod';
import { origin } from '../events/metadata.js';
import { onboardingDraft } from '../onboarding/drafts.js';
import { type OnboardingStep, stepData } from '../onboarding/steps.js';

/**
 * PUT /profile/{uid}/onboarding/{step}: one of `{data}` (the step is finished), `{skipped: true}` and `{draft}` (what
 * it holds so far). Both answers of the route, and of GET, are `onboardingProgress`.
 */
export const recordStepBody = <Step extends OnboardingStep>(step: Step) =>
  z
    .strictObject({
      data: stepData[step].optional(),
      skipped: z.literal(true).optional(),
      draft: onboardingDraft.optional(),
      origin: origin.optional(),
    })
    .refine(({ data, skipped, draft }) => [data, skipped, draft].filter((part) => part !== undefined).length === 1, {
      error: 'Please send exactly one of data, skipped and draft.',
    });
