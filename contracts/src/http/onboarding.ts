import { z } from 'zod';
import { origin } from '../events/metadata.js';
import { onboardingDraft } from '../onboarding/drafts.js';
import { ONBOARDING_STEPS, type OnboardingStep, DRAFT_STEPS } from '../onboarding/names.js';
import { stepData } from '../onboarding/steps.js';
import { detectedSkills } from '../events/detected-skills-events.js';
import { jobContext } from '../events/request-context.js';

/**
 * PUT /profile/{uid}/onboarding/{step}: one of `{data}` (the step is finished), `{skipped: true}` and `{draft}` (its
 * unfinished input, of a kind that belongs to the step). PUT and GET return `onboardingProgress`.
 */
export const recordStepBody = (step: OnboardingStep) =>
  z
    .strictObject({
      data: stepData[step].optional(),
      skipped: z.literal(true).optional(),
      draft: onboardingDraft.optional(),
      origin: origin.optional(),
    })
    .refine(({ data, skipped, draft }) => [data, skipped, draft].filter((part) => part !== undefined).length === 1, {
      error: 'Please send exactly one of data, skipped and draft.',
    })
    .refine(({ draft }) => draft === undefined || DRAFT_STEPS[draft.kind] === step, {
      path: ['draft', 'kind'],
      error: 'This draft belongs to another step.',
    });

export const recordStepBodies = z.union(ONBOARDING_STEPS.map(recordStepBody)).meta({ id: 'RecordStep' });

/**
 * POST /internal/onboarding/{uid}/skills: skills that a worker detected in a user's texts, from our own services only.
 * Requests with the same command id are deduplicated. The response is empty.
 */
export const detectedSkillsBody = detectedSkills.extend({
  commandId: z.uuid(),
  causationId: z.string(),
  origin,
  /** The ids of the request with the text. */
  correlationId: jobContext.shape.correlationId,
  trace: jobContext.shape.trace,
});
export type DetectedSkillsBody = z.infer<typeof detectedSkillsBody>;
