import { z } from 'zod';
import { skillsByCategory } from '../profile/items.js';
import { profileSections } from '../profile/sections.js';
import { onboardingDrafts } from './drafts.js';
import { onboardingStep } from './steps.js';

/**
 * How far somebody is in the wizard: `step` is where to go on, `done` what was finished or skipped (in the wizard's
 * order), `data` what the finished steps said. `revision` is that of the stream `onboarding-{uid}`, -1 while it is empty.
 */
export const onboardingProgress = z.object({
  userId: z.string(),
  revision: z.int().min(-1),
  step: onboardingStep,
  done: z.array(onboardingStep),
  data: profileSections,
  drafts: onboardingDrafts,
  /** The skills that were noticed in descriptions and dictations. */
  detectedSkills: skillsByCategory.default({}),
});
export type OnboardingProgress = z.infer<typeof onboardingProgress>;
