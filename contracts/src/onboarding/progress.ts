import { z } from 'zod';
import { skillsByCategory } from '../profile/items.js';
import { profileSections } from '../profile/sections.js';
import { onboardingDrafts } from './drafts.js';
import { onboardingStep } from './steps.js';

/**
 * A user's progress in the wizard: `step` is the next step, `done` the finished and skipped steps (in wizard order),
 * `data` the data of the finished steps. `revision` is that of the stream `onboarding-{uid}`, -1 while it is empty.
 */
export const onboardingProgress = z
  .object({
    userId: z.string(),
    revision: z.int().min(-1),
    step: onboardingStep,
    done: z.array(onboardingStep),
    data: profileSections,
    drafts: onboardingDrafts,
    /** Skills detected in descriptions and dictations. */
    detectedSkills: skillsByCategory.default({}),
  })
  .meta({ id: 'OnboardingProgress' });
export type OnboardingProgress = z.infer<typeof onboardingProgress>;
