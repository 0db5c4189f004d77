import { z } from 'zod';
import { engine } from '../ai/suggestions.js';
import { onboardingDraft } from '../onboarding/drafts.js';
import { onboardingStep } from '../onboarding/steps.js';
import { itemId, skillsByCategory } from '../profile/items.js';
import { profileSections } from '../profile/sections.js';

/** Skills that nobody had noticed before, and what they were found in: an item by its id, or a dictation. */
export const detectedSkills = z.object({
  source: z.object({ kind: z.enum(['experience', 'project', 'dictation']), id: itemId.optional() }),
  skills: skillsByCategory,
  engine,
});
export type DetectedSkills = z.infer<typeof detectedSkills>;

/** The facts of somebody's way through the wizard, by event type: what the payload of each holds (design.md section 3). */
export const onboardingEventData = {
  OnboardingStepCompleted: z.object({ step: onboardingStep, data: profileSections }),
  OnboardingStepSkipped: z.object({ step: onboardingStep }),
  DraftKept: onboardingDraft,
  SkillsDetected: detectedSkills,
  AccountErased: z.object({}),
} as const;

export type OnboardingEventType = keyof typeof onboardingEventData;

/** One fact of an onboarding: `{type, data}`. */
export type OnboardingEvent = {
  [T in OnboardingEventType]: { readonly type: T; readonly data: z.infer<(typeof onboardingEventData)[T]> };
}[OnboardingEventType];
